import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage } from '../field/FieldMessage.tsx';
import styles from './Toggle.module.css';

export interface ToggleProps
  extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'role' | 'children'> {
  label: ReactNode;
  hint?: string;
}

/** The platform tells whether it is on. */
const platformSwitch = { type: 'checkbox', role: 'switch' } as const;

/** A switch that acts at once: on or off. What is sent with a form is a Checkbox. */
export function Toggle({ label, hint, className, ...input }: ToggleProps) {
  const id = useId();
  const describedBy = classNames(hint && `${id}-hint`, input['aria-describedby']);
  return (
    <div className={classNames(styles.toggle, className)}>
      <label className={styles.line}>
        <span className={styles.label}>{label}</span>
        <input
          {...input}
          className={styles.track}
          {...platformSwitch}
          aria-describedby={describedBy || undefined}
        />
      </label>
      {hint && <FieldMessage id={`${id}-hint`}>{hint}</FieldMessage>}
    </div>
  );
}
