import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM, type SignUpEntry } from '@moien/contract';
import { Button, PasswordField } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../auth-modal/EmailField.tsx';
import { NameFields } from '../auth-modal/NameFields.tsx';
import { StepForm } from '../auth-modal/StepForm.tsx';
import { StepPosition } from './StepPosition.tsx';
import type { SignUpStore } from './sign-up-store.ts';

export const InfoStep = observer(function InfoStep({ signUp }: { signUp: SignUpStore }) {
  const { t } = useTranslation('auth');
  const { entry, form } = signUp;
  const passwordField = (field: 'password' | 'passwordConfirmation') => {
    const error = form.errorOf(field);
    return {
      name: field,
      autoComplete: 'new-password' as const,
      showLabel: t('auth-show-password'),
      hideLabel: t('auth-hide-password'),
      maxLength: PASSWORD_MAXIMUM,
      required: true,
      value: entry[field],
      onChange: ({ target }: { target: { value: string } }) => signUp.set(field, target.value),
      error: error && t(error),
    };
  };
  return (
    <>
      <StepForm
        label={t('auth-sign-up')}
        form={form}
        onSubmit={() => signUp.signUp()}
        submitLabel={t('auth-sign-up')}
      >
        <StepPosition number={2} />
        <NameFields
          entry={entry}
          onChange={(field, value) => signUp.set(field, value)}
          errorOf={(field: keyof SignUpEntry) => form.errorOf(field)}
        />
        <EmailField
          autoComplete="email"
          value={entry.email}
          onChange={(value) => signUp.set('email', value)}
          error={form.errorOf('email')}
        />
        <PasswordField
          {...passwordField('password')}
          label={t('auth-password')}
          hint={t('auth-password-hint', { minimum: PASSWORD_MINIMUM })}
        />
        <PasswordField {...passwordField('passwordConfirmation')} label={t('auth-password-confirmation')} />
      </StepForm>
      <Button variant="quiet" isWide onClick={() => signUp.backToPhone()}>
        {t('auth-back')}
      </Button>
    </>
  );
});
