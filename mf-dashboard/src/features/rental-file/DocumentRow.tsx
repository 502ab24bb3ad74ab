import type { FileCountry, FileRole, SupportingDocument } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { cardLinkClassName, dayInTimeZone, deviceTimeZone, formatDay, Icon } from '@moien/shared-lib/ui';
import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import styles from './DocumentRow.module.css';
import { DocumentState } from './DocumentState.tsx';
import { documentSearch } from './document-view.ts';

type DocumentRowProps = { document: SupportingDocument; countryCode: FileCountry; role: FileRole };

/** A document in a list: what it is, from when, how long, and how it stands. All of the row leads to it. */
export function DocumentRow({ document, countryCode, role }: DocumentRowProps) {
  const { t } = useTranslation('rental-file');
  const { languageTag } = useRootStore();
  const { id, kind, pageCount, creationTimestamp } = document;
  const day = formatDay(dayInTimeZone(creationTimestamp, deviceTimeZone()), languageTag, 'medium');
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <Icon of={FileText} />
      </span>
      <div className={styles.words}>
        <RouteLink route="supporting-document" search={documentSearch({ id })} className={cardLinkClassName}>
          {t(`kind-${kind}`)}
        </RouteLink>
        <p className={styles.soft}>
          {[day, pageCount > 0 && t('page-count', { count: pageCount })].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles.state}>
        <DocumentState document={document} countryCode={countryCode} role={role} />
      </div>
    </li>
  );
}
