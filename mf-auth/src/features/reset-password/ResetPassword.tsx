import { ACCOUNT_LINK_HOURS } from '@moien/contract';
import { useIsAlive, useRootStore } from '@moien/shared-lib';
import { Button, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { textOf, useForm } from '../forms/use-form.ts';
import { NewPasswordFields } from '../new-password/NewPasswordFields.tsx';
import { ErrorNotice } from '../page-frame/ErrorNotice.tsx';
import { HomeLink } from '../page-frame/HomeLink.tsx';
import { NextActions } from '../page-frame/NextActions.tsx';
import { PageFrame } from '../page-frame/PageFrame.tsx';
import styles from './ResetPassword.module.css';
import type { ResetPasswordStore } from './reset-password-store.ts';

type ResetPasswordProps = { store: ResetPasswordStore };

/** Where the link to a new password leads. */
export const ResetPassword = observer(function ResetPassword({ store }: ResetPasswordProps) {
  const { t } = useTranslation('auth');
  const { progress } = store;
  if (progress === 'writing')
    return (
      <PageFrame title={t('page-reset-title')} lead={t('page-reset-text')} isBusy={store.form.isBusy}>
        <ResetPasswordForm store={store} />
        <noscript>
          <p>{t('page-no-script')}</p>
        </noscript>
      </PageFrame>
    );
  if (progress === 'done')
    return (
      <PageFrame title={t('page-reset-done-title')} scene="vacant">
        <div role="status">
          <Notice tone="success">{t('page-reset-done')}</Notice>
        </div>
        <ResetWays />
      </PageFrame>
    );
  return (
    <PageFrame
      title={t('page-link-over-title')}
      lead={t('page-reset-over', { hours: ACCOUNT_LINK_HOURS })}
      scene="broken"
    >
      <ResetWays />
    </PageFrame>
  );
});

function ResetWays() {
  const { t } = useTranslation('auth');
  const { authModal } = useRootStore();
  return (
    <NextActions>
      <Button variant="primary" size="large" onClick={() => authModal.open('sign-in')}>
        {t('page-sign-in')}
      </Button>
      <HomeLink />
    </NextActions>
  );
}

const ResetPasswordForm = observer(function ResetPasswordForm({ store }: ResetPasswordProps) {
  const { t } = useTranslation('auth');
  const { form } = store;
  const isAlive = useIsAlive();
  const { onSubmit, errorOf, notice } = useForm({
    form,
    send: (values) =>
      store.send({
        password: textOf(values, 'password'),
        passwordConfirmation: textOf(values, 'passwordConfirmation'),
      }),
  });
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={t('page-reset-title')}
      onSubmit={(event) => void onSubmit(event)}
    >
      <NewPasswordFields errorOf={errorOf} />
      <ErrorNotice text={notice} />
      {/* Until the page is alive nothing is sent: the browser alone would send the password to the page's address. */}
      <Button
        isWide
        type={isAlive ? 'submit' : 'button'}
        variant="primary"
        size="large"
        isBusy={!isAlive || form.isBusy}
      >
        {t('page-reset-button')}
      </Button>
    </form>
  );
});
