import { useFeatureStore, useIsAlive } from '@moien/shared-lib';
import { Button, Icon, IconButton, TextField, VisuallyHidden } from '@moien/shared-lib/ui';
import MailCheck from 'lucide-react/icons/mail-check';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../PageLink.tsx';
import styles from './Newsletter.module.css';
import { newsletterStore } from './newsletter-store.ts';

/** The last thing on home, so that nothing moves when it goes. */
export const Newsletter = observer(function Newsletter() {
  const { t } = useTranslation('pages');
  const newsletter = useFeatureStore(newsletterStore);
  const isAlive = useIsAlive();
  useEffect(() => {
    newsletter.recall();
    return () => newsletter.leave();
  }, [newsletter]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await newsletter.subscribe(String(new FormData(form).get('email')), t('newsletter-subscribed'));
    if (newsletter.isRefused) form.querySelector('input')?.focus();
  };
  const dismiss = () => {
    newsletter.dismiss();
    focusPage();
  };

  if (newsletter.isToBeConfirmed)
    return (
      <div ref={focusOnce} className={styles.newsletter} data-almost tabIndex={-1}>
        <Icon of={MailCheck} size="large" />
        <div className={styles.words}>
          <h2>{t('newsletter-almost-title')}</h2>
          <p>{t('newsletter-almost', { email: newsletter.email })}</p>
        </div>
      </div>
    );
  if (!newsletter.isOffered) return null;
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter-title" data-scripted>
      <IconButton className={styles.dismiss} label={t('newsletter-dismiss')} icon={X} onClick={dismiss} />
      <div className={styles.words}>
        <h2 id="newsletter-title">{t('newsletter-title')}</h2>
        <p>{t('newsletter-text')}</p>
      </div>
      <form
        className={styles.form}
        method="post"
        noValidate
        data-refused={newsletter.isRefused || undefined}
        onSubmit={submit}
      >
        {/* Until the page is alive nothing is sent: Enter presses the first button that submits, which can do nothing. */}
        {!isAlive && <button type="submit" disabled hidden />}
        <TextField
          className={styles.field}
          label={t('newsletter-email')}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
        />
        <Button type={isAlive ? 'submit' : 'button'} variant="primary" isBusy={newsletter.isSending}>
          {t('newsletter-subscribe')}
        </Button>
        <div role="alert" className={styles.refusal}>
          {newsletter.isRefused && <VisuallyHidden>{t('newsletter-refused')}</VisuallyHidden>}
        </div>
        <p className={styles.note}>
          {t('newsletter-note')} <PageLink page="privacy-policy">{t('privacy-policy')}</PageLink>
        </p>
      </form>
    </section>
  );
});

/** It stands where the form was, and is read out once the toast has been. */
function focusOnce(note: HTMLElement | null) {
  note?.focus({ preventScroll: true });
}

/** What had the focus has gone with the form. */
function focusPage() {
  document.getElementById('content')?.focus({ preventScroll: true });
}
