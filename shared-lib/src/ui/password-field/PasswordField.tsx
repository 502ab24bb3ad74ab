import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import styles from './PasswordField.module.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'autoComplete'> {
  /** What the button does while the password is hidden. */
  showLabel: string;
  /** What it does while the password can be read. */
  hideLabel: string;
  /** Tells password managers whether to fill one in or to propose one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, with a button that shows and hides it. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          className={styles.toggle}
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? EyeOff : Eye}
          disabled={field.disabled}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
