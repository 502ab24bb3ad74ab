import { SIGN_IN_CODE_MINUTES } from '@moien/contract';
import { Button } from '@moien/shared-lib/ui';
import MailCheck from 'lucide-react/icons/mail-check';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SignInStore } from '../auth-flow/sign-in-store.ts';
import { EmailField } from '../forms/EmailField.tsx';
import { StepForm } from '../forms/StepForm.tsx';
import { StepMessage } from '../forms/StepMessage.tsx';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import { CodeField } from './CodeField.tsx';

type TokenStepProps = { signIn: SignInStore };

/** Specification §2: ask for a code, be told that it is on its way, enter it. */
export const TokenSignIn = observer(function TokenSignIn({ signIn }: TokenStepProps) {
  if (signIn.tokenStep === 'request-token') return <RequestToken signIn={signIn} />;
  if (signIn.tokenStep === 'request-token-message') return <TokenRequested signIn={signIn} />;
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

const TokenRequested = observer(function TokenRequested({ signIn }: TokenStepProps) {
  const { t } = useTranslation('auth');
  return (
    <StepMessage
      icon={MailCheck}
      title={t('auth-look-for-mail')}
      text={signIn.form.answer?.message}
      sentTo={signIn.email.trim()}
      hint={t('auth-token-lasts', { minutes: SIGN_IN_CODE_MINUTES })}
    >
      <Button variant="primary" size="large" isWide onClick={() => signIn.enterToken()}>
        {t('auth-enter-token')}
      </Button>
      <Button variant="quiet" isWide onClick={() => signIn.restart()}>
        {t('auth-other-email')}
      </Button>
    </StepMessage>
  );
});

const EnterToken = observer(function EnterToken({ signIn }: TokenStepProps) {
  const { t } = useTranslation('auth');
  const errorOf = useFieldErrors(signIn.form);
  return (
    <>
      <StepForm
        label={t('auth-enter-token')}
        form={signIn.form}
        onSubmit={() => signIn.signInWithToken()}
        submitLabel={t('auth-sign-in')}
      >
        <p>{t('auth-token-sent-to', { email: signIn.email.trim() })}</p>
        <CodeField
          label={t('auth-token')}
          value={signIn.token}
          onChange={(value) => signIn.set('token', value)}
          error={errorOf('token')}
        />
      </StepForm>
      <Button variant="quiet" isWide onClick={() => signIn.restart()}>
        {t('auth-new-token')}
      </Button>
    </>
  );
});
