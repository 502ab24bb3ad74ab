import { FILE_RULES, type FileCountry, sourceTitle } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Link } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './RentalFile.module.css';

/** Who says what may be asked in a country. */
export function RuleSource({ countryCode }: { countryCode: FileCountry }) {
  const { t } = useTranslation('rental-file');
  const { languageTag } = useRootStore();
  const { url, isRead } = FILE_RULES[countryCode].source;
  const { title, language } = sourceTitle(countryCode, languageTag);
  return (
    <p className={styles.soft}>
      {t('source')}{' '}
      <Link href={url} lang={language} target="_blank" rel="noreferrer">
        {title}
      </Link>
      {!isRead && ` ${t('source-unread')}`}
    </p>
  );
}
