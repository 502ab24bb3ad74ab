import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useId } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './NumberStepper.module.css';

export interface NumberStepperProps {
  /** What is counted: `Adults`. */
  label: string;
  /** More about it, quietly: `13 and older`. */
  hint?: string;
  /** Names of the buttons, which say what they count: `One adult less`, `One adult more`. */
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  onChange: (value: number) => void;
  /** 0 unless told. */
  minimum?: number;
  maximum: number;
  /** Writes the value; otherwise its digits. */
  formatValue?: (value: number) => string;
  className?: string;
}

/**
 * A small count between two buttons. Every screen reader, touch and voice ("press one adult more") know
 * buttons, and the output between them is announced; a `spinbutton` depends on arrow keys, which phones lack,
 * and a number field opens a keyboard. The arrow keys, Home and End work on both buttons. At a limit the
 * button stays in its place, and so does the focus.
 */
export function NumberStepper({
  label,
  hint,
  value,
  onChange,
  minimum = 0,
  maximum,
  ...rest
}: NumberStepperProps) {
  const { decreaseLabel, increaseLabel, formatValue = String, className } = rest;
  const id = useId();
  const clamped = Math.min(maximum, Math.max(minimum, value));
  const stepTo = (next: number) => {
    if (next >= minimum && next <= maximum && next !== value) onChange(next);
  };
  const keys: Readonly<Record<string, number>> = {
    ArrowUp: clamped + 1,
    ArrowDown: clamped - 1,
    Home: minimum,
    End: maximum,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keys[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stepTo(next);
  };
  const button = { className: styles.button, onKeyDown };
  return (
    <fieldset
      className={classNames(styles.stepper, className)}
      aria-labelledby={`${id}-label`}
      aria-describedby={hint && `${id}-hint`}
    >
      <div className={styles.texts}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        {hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
      <IconButton
        {...button}
        label={decreaseLabel}
        icon={Minus}
        aria-disabled={clamped <= minimum}
        onClick={() => stepTo(clamped - 1)}
      />
      <output className={styles.value} aria-atomic="true">
        <VisuallyHidden>{label}: </VisuallyHidden>
        {formatValue(clamped)}
      </output>
      <IconButton
        {...button}
        label={increaseLabel}
        icon={Plus}
        aria-disabled={clamped >= maximum}
        onClick={() => stepTo(clamped + 1)}
      />
    </fieldset>
  );
}
