import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '@moien/contract';
import { PasswordField } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';

type NewPasswordFieldsProps = {
  errorOf: (field: 'password' | 'passwordConfirmation') => string | undefined;
};

/** A password that somebody chooses, twice. */
export function NewPasswordFields({ errorOf }: NewPasswordFieldsProps) {
  const { t } = useTranslation('auth');
  const common = {
    autoComplete: 'new-password',
    showLabel: t('auth-show-password'),
    hideLabel: t('auth-hide-password'),
    maxLength: PASSWORD_MAXIMUM,
    required: true,
  } as const;
  return (
    <>
      <PasswordField
        {...common}
        name="password"
        label={t('security-new-password')}
        hint={t('auth-password-hint', { minimum: PASSWORD_MINIMUM })}
        error={errorOf('password')}
      />
      <PasswordField
        {...common}
        name="passwordConfirmation"
        label={t('security-new-password-again')}
        error={errorOf('passwordConfirmation')}
      />
    </>
  );
}
