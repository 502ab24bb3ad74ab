import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ContactForm.module.css';

/** A field that people neither see nor reach; machines fill it in. */
export function HoneyPot() {
  const { t } = useTranslation('pages');
  const id = useId();
  return (
    <div className={styles.pot} aria-hidden="true">
      <label htmlFor={id}>{t('contact-website')}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" maxLength={200} />
    </div>
  );
}
