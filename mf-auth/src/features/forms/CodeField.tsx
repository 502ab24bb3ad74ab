import { TextField } from '@moien/shared-lib/ui';
import styles from './CodeField.module.css';

type CodeFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Id of what says where the code is. */
  describedBy: string;
};

/** Six digits. Without a greatest length, so that a code that is pasted with spaces is not cut off. */
export function CodeField({ label, value, onChange, error, describedBy }: CodeFieldProps) {
  return (
    <TextField
      className={styles.code}
      label={label}
      name="token"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
      aria-describedby={describedBy}
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}
