import { useTranslation } from 'react-i18next';
import styles from './PageTitle.module.css';

/** Stands in the header in place of the search bar (specification §2). */
export function PageTitle() {
  const { t } = useTranslation('ads');
  return <p className={styles.title}>{t('header-title')}</p>;
}
