import { useId } from 'react';
import styles from './ChoiceCards.module.css';

type Choice<Value> = { value: Value; label: string; text?: string };
type ChoiceCardsProps<Value> = {
  legend: string;
  choices: readonly Choice<Value>[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
};

/** One of several, each a card as large as a thumb. */
export function ChoiceCards<Value extends string | number>({
  legend,
  choices,
  chosen,
  onChoose,
}: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(({ value, label, text }) => (
        <label key={value} className={styles.card}>
          <input
            className={styles.mark}
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span className={styles.label}>
            {label}
            {text && <span className={styles.text}>{text}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
