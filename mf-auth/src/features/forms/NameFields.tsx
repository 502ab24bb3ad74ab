import { PERSON_NAME_MAXIMUM } from '@moien/contract';
import { TextField } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './Step.module.css';

type NameField = 'firstName' | 'lastName';
type NameFieldsProps = {
  entry: Record<NameField, string>;
  onChange: (field: NameField, value: string) => void;
  /** What is wrong. */
  errorOf: (field: NameField) => string | undefined;
};

const LABELS = { firstName: 'auth-first-name', lastName: 'auth-last-name' } as const;
const TOKENS = { firstName: 'given-name', lastName: 'family-name' } as const;

export function NameFields({ entry, onChange, errorOf }: NameFieldsProps) {
  const { t } = useTranslation('auth');
  const field = (name: NameField) => (
    <TextField
      label={t(LABELS[name])}
      name={name}
      autoComplete={TOKENS[name]}
      maxLength={PERSON_NAME_MAXIMUM}
      required
      value={entry[name]}
      onChange={({ target }) => onChange(name, target.value)}
      error={errorOf(name)}
    />
  );
  return (
    <div className={styles.names}>
      {field('firstName')}
      {field('lastName')}
    </div>
  );
}
