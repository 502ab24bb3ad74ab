import { PasswordField } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { NewPasswordField, useNewPasswordAttributes } from './NewPasswordField.tsx';

type NewPasswordFieldsProps = {
  errorOf: (field: 'password' | 'passwordConfirmation') => string | undefined;
};

/** A password that somebody chooses, twice. */
export function NewPasswordFields({ errorOf }: NewPasswordFieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <NewPasswordField name="password" label={t('security-new-password')} error={errorOf('password')} />
      <PasswordField
        {...useNewPasswordAttributes()}
        name="passwordConfirmation"
        label={t('security-new-password-again')}
        error={errorOf('passwordConfirmation')}
      />
    </>
  );
}
