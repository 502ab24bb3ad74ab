import { FieldMessage } from '@moien/shared-lib/ui';
import { useId } from 'react';
import styles from './SheetForm.module.css';

type ChoiceFieldProps<Value extends string> = {
  name: string;
  legend: string;
  choices: readonly { value: Value; label: string; text?: string }[];
  chosen: Value | undefined;
  onChoose?: (value: Value) => void;
  error?: string | undefined;
};

/** One of two or three, each with what it means. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { name, legend, choices, chosen, onChoose, error } = props;
  const id = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.label}>{legend}</legend>
      {choices.map(({ value, label, text }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            aria-invalid={error ? true : undefined}
            onChange={() => onChoose?.(value)}
          />
          <span className={styles.choiceTexts}>
            <span className={styles.choiceLabel}>{label}</span>
            {text && <span className={styles.hint}>{text}</span>}
          </span>
        </label>
      ))}
      {error && (
        <FieldMessage id={`${id}-error`} isError>
          {error}
        </FieldMessage>
      )}
    </fieldset>
  );
}
