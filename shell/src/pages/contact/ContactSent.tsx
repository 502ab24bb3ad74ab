import { Button, Icon } from '@moien/shared-lib/ui';
import MailCheck from 'lucide-react/icons/mail-check';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ContactForm.module.css';

/** The message has arrived: what happens now. */
export function ContactSent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('pages');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section className={styles.sent} aria-labelledby="contact-sent">
      <Icon of={MailCheck} size="large" />
      <h2 ref={title} id="contact-sent" tabIndex={-1}>
        {t('contact-sent-title')}
      </h2>
      <p>{t('contact-sent-text')}</p>
      <Button onClick={onAnother}>{t('contact-another')}</Button>
    </section>
  );
}
