import { FILE_RULES, type FileCountry } from '@moien/contract';
import { Link } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './RentalFile.module.css';

/** Who says what may be asked in a country. */
export function RuleSource({ countryCode }: { countryCode: FileCountry }) {
  const { t } = useTranslation('rental-file');
  const { title, url, isRead } = FILE_RULES[countryCode].source;
  return (
    <p className={styles.soft}>
      {t('source')}{' '}
      <Link href={url} target="_blank" rel="noreferrer">
        {title}
      </Link>
      {!isRead && ` ${t('source-unread')}`}
    </p>
  );
}
