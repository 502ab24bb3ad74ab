import { TextField } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import type { FormProblem } from '../auth-modal/form-state.ts';
import { problemText } from '../auth-modal/problem-text.ts';
import styles from './CodeField.module.css';

type CodeFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem: FormProblem | undefined;
};

/** Six digits. Without a greatest length, so that a code that is pasted with spaces is not cut off. */
export function CodeField({ label, value, onChange, problem }: CodeFieldProps) {
  const { i18n } = useTranslation('auth');
  return (
    <TextField
      className={styles.code}
      label={label}
      name="token"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={problem && problemText(i18n, problem)}
    />
  );
}
