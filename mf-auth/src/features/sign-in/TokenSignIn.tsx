import { SIGN_IN_CODE_MINUTES } from '@moien/contract';
import { Button } from '@moien/shared-lib/ui';
import MailCheck from 'lucide-react/icons/mail-check';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInStore } from '../auth-flow/sign-in-store.ts';
import { CodeField } from '../forms/CodeField.tsx';
import { EmailField } from '../forms/EmailField.tsx';
import styles from '../forms/Step.module.css';
import { StepForm } from '../forms/StepForm.tsx';
import { Said } from '../forms/StepMessage.tsx';
import { useFieldErrors } from '../forms/use-field-errors.ts';

type TokenStepProps = { signIn: SignInStore };

/** Specification §2: ask for a code, be told that it is on its way, enter it beside what is told. */
export const TokenSignIn = observer(function TokenSignIn({ signIn }: TokenStepProps) {
  if (signIn.tokenStep === 'request-token') return <RequestToken signIn={signIn} />;
  return <EnterToken signIn={signIn} />;
});

const RequestToken = observer(function RequestToken({ signIn }: TokenStepProps) {
  const { t } = useTranslation('auth');
  const errorOf = useFieldErrors(signIn.form);
  return (
    <StepForm
      label={t('auth-with-token')}
      form={signIn.form}
      onSubmit={() => signIn.requestToken()}
      submitLabel={t('auth-request-token')}
    >
      <p>{t('auth-token-introduction')}</p>
      <EmailField
        autoComplete="username"
        value={signIn.email}
        onChange={(value) => signIn.set('email', value)}
        error={errorOf('email')}
      />
    </StepForm>
  );
});

const EnterToken = observer(function EnterToken({ signIn }: TokenStepProps) {
  const { t } = useTranslation('auth');
  const saidId = useId();
  const { form } = signIn;
  const errorOf = useFieldErrors(form);
  const email = signIn.email.trim();
  return (
    <>
      <StepForm
        label={t('auth-enter-token')}
        form={form}
        onSubmit={() => signIn.signInWithToken()}
        submitLabel={t('auth-sign-in')}
      >
        {form.answer ? (
          <div className={styles.message}>
            <Said
              id={saidId}
              icon={MailCheck}
              title={t('auth-look-for-mail')}
              text={form.answer.message}
              sentTo={email}
              hint={t('auth-token-lasts', { minutes: SIGN_IN_CODE_MINUTES })}
            />
          </div>
        ) : (
          <p id={saidId}>{t('auth-token-sent-to', { email })}</p>
        )}
        <CodeField
          label={t('auth-token')}
          value={signIn.token}
          onChange={(value) => signIn.set('token', value)}
          error={errorOf('token')}
          describedBy={saidId}
        />
      </StepForm>
      <Button variant="quiet" isWide onClick={() => signIn.restart()}>
        {t(form.answer ? 'auth-other-email' : 'auth-new-token')}
      </Button>
    </>
  );
});
