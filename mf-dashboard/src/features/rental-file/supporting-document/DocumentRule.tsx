import {
  type DocumentKind,
  documentDays,
  documentDemand,
  type FileCountry,
  type FileRole,
  sourceTitle,
} from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Notice } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { RuleSource } from '../RuleSource.tsx';
import styles from './SupportingDocument.module.css';

type DocumentRuleProps = { countryCode: FileCountry; role: FileRole; kind: DocumentKind };

/** What a document proves, from when on it may be asked, and who says so. */
export function DocumentRule({ countryCode, role, kind }: DocumentRuleProps) {
  const { t } = useTranslation('rental-file');
  const { languageTag } = useRootStore();
  const demand = documentDemand(countryCode, role, kind);
  const { title } = sourceTitle(countryCode, languageTag);
  if (!demand) return <Notice tone="warning">{t('rule-not-asked', { source: title })}</Notice>;
  return (
    <div className={styles.rule}>
      <p>{t('rule-why', { category: t(`category-${demand.category}`) })}</p>
      <p>{t(`rule-${demand.stage}`)}</p>
      <p>{t('rule-days', { count: documentDays(kind) })}</p>
      <RuleSource countryCode={countryCode} />
    </div>
  );
}
