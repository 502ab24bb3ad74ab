import { PASSWORD_MAXIMUM } from '@moien/contract';
import { PasswordField, type PasswordFieldProps } from '@moien/shared-lib/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordNeeds } from './PasswordNeeds.tsx';

type NewPasswordFieldProps = Pick<PasswordFieldProps, 'name' | 'label' | 'error' | 'value' | 'onChange'>;

/** A password that somebody chooses, with what it still lacks. Without a value it keeps its own. */
export function NewPasswordField({ onChange, ...field }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('');
  const id = useId();
  return (
    <div>
      <PasswordField
        {...field}
        {...useNewPasswordAttributes()}
        aria-describedby={id}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      <PasswordNeeds id={id} password={String(field.value ?? typed)} />
    </div>
  );
}

/** What a new password and its repetition have in common. */
export function useNewPasswordAttributes() {
  const { t } = useTranslation('auth');
  return {
    autoComplete: 'new-password',
    showLabel: t('auth-show-password'),
    hideLabel: t('auth-hide-password'),
    maxLength: PASSWORD_MAXIMUM,
    required: true,
  } as const;
}
