import { Button, PasswordField } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SignUpStore } from '../auth-flow/sign-up-store.ts';
import { EmailField } from '../forms/EmailField.tsx';
import { NameFields } from '../forms/NameFields.tsx';
import { StepForm } from '../forms/StepForm.tsx';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import { NewPasswordField, useNewPasswordAttributes } from '../new-password/NewPasswordField.tsx';
import { StepPosition } from './StepPosition.tsx';

export const InfoStep = observer(function InfoStep({ signUp }: { signUp: SignUpStore }) {
  const { t } = useTranslation('auth');
  const { entry, form } = signUp;
  const errorOf = useFieldErrors(form);
  const newPassword = useNewPasswordAttributes();
  const passwordField = (field: 'password' | 'passwordConfirmation') => ({
    name: field,
    value: entry[field],
    onChange: ({ target }: { target: { value: string } }) => signUp.set(field, target.value),
    error: errorOf(field),
  });
  return (
    <>
      <StepForm
        label={t('auth-sign-up')}
        form={form}
        onSubmit={() => signUp.signUp()}
        submitLabel={t('auth-sign-up')}
      >
        <StepPosition number={2} />
        <NameFields entry={entry} onChange={(field, value) => signUp.set(field, value)} errorOf={errorOf} />
        <EmailField
          autoComplete="email"
          value={entry.email}
          onChange={(value) => signUp.set('email', value)}
          error={errorOf('email')}
        />
        <NewPasswordField {...passwordField('password')} label={t('auth-password')} />
        <PasswordField
          {...newPassword}
          {...passwordField('passwordConfirmation')}
          label={t('auth-password-confirmation')}
        />
      </StepForm>
      <Button variant="quiet" isWide onClick={() => signUp.backToPhone()}>
        {t('auth-back')}
      </Button>
    </>
  );
});
