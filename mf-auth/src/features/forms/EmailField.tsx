import { EMAIL_MAXIMUM } from '@moien/contract';
import { useHasWebAuthn } from '@moien/shared-lib/reauthentication';
import { TextField } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';

type EmailFieldProps = {
  autoComplete: 'username' | 'email';
  value: string;
  onChange: (value: string) => void;
  /** What is wrong. */
  error: string | undefined;
};

export function EmailField({ autoComplete, value, onChange, error }: EmailFieldProps) {
  const { t } = useTranslation('auth');
  const offersPasskeys = useHasWebAuthn() && autoComplete === 'username';
  return (
    <TextField
      label={t('auth-email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={offersPasskeys ? 'username webauthn' : autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAXIMUM}
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}
