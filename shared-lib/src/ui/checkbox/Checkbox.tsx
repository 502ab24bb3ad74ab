import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage } from '../field/FieldMessage.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'children'> {
  /** What is agreed to or chosen; may hold a link. */
  label: ReactNode;
  hint?: string;
  /** Says what is wrong and what to do; marks the box as invalid. */
  error?: string;
}

/** A box to tick. The whole line is its target. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId();
  const describedBy = classNames(hint && `${id}-hint`, error && `${id}-error`, input['aria-describedby']);
  return (
    <div className={classNames(styles.checkbox, className)}>
      <label className={styles.line}>
        <input
          {...input}
          className={styles.box}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        <span className={styles.label}>{label}</span>
      </label>
      {(hint || error) && (
        <div className={styles.messages}>
          {hint && <FieldMessage id={`${id}-hint`}>{hint}</FieldMessage>}
          {error && (
            <FieldMessage id={`${id}-error`} isError>
              {error}
            </FieldMessage>
          )}
        </div>
      )}
    </div>
  );
}
