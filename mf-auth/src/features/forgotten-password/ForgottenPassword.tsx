import { ACCOUNT_LINK_HOURS } from '@moien/contract';
import { Button } from '@moien/shared-lib/ui';
import MailCheck from 'lucide-react/icons/mail-check';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SignInStore } from '../auth-flow/sign-in-store.ts';
import { EmailField } from '../forms/EmailField.tsx';
import { StepForm } from '../forms/StepForm.tsx';
import { StepMessage } from '../forms/StepMessage.tsx';
import { useFieldErrors } from '../forms/use-field-errors.ts';

/** Asks for the address, then says that a mail is on its way. */
export const ForgottenPassword = observer(function ForgottenPassword({ signIn }: { signIn: SignInStore }) {
  const { t } = useTranslation('auth');
  const { forgotten } = signIn;
  const errorOf = useFieldErrors(forgotten.form);
  const back = (
    <Button variant="quiet" isWide onClick={() => signIn.closeForgotten()}>
      {t('auth-back-to-sign-in')}
    </Button>
  );
  if (forgotten.step === 'message') {
    return (
      <StepMessage
        icon={MailCheck}
        title={t('auth-look-for-mail')}
        text={forgotten.form.answer?.message}
        sentTo={forgotten.email.trim()}
        hint={t('auth-link-lasts', { hours: ACCOUNT_LINK_HOURS })}
      >
        {back}
      </StepMessage>
    );
  }
  return (
    <>
      <StepForm
        label={t('auth-forgotten')}
        form={forgotten.form}
        onSubmit={() => forgotten.request()}
        submitLabel={t('auth-request-reset')}
      >
        <p>{t('auth-forgotten-introduction')}</p>
        <EmailField
          autoComplete="username"
          value={forgotten.email}
          onChange={(value) => forgotten.setEmail(value)}
          error={errorOf('email')}
        />
      </StepForm>
      {back}
    </>
  );
});
