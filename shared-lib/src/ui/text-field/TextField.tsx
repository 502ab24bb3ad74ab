import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './TextField.module.css';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id'> {
  label: string;
  /** Says before typing what is expected. */
  hint?: string;
  /** Says what is wrong and what to do; marks the field as invalid. */
  error?: string;
  icon?: LucideIcon;
  /** The label stays for assistive technology only; the surroundings must say it to the eye. */
  isLabelHidden?: boolean;
}

/** One line of text with its label, hint and error, wired for assistive technology. */
export function TextField({ label, hint, error, icon, isLabelHidden, className, ...rest }: TextFieldProps) {
  const id = useId();
  const describedBy = classNames(hint && `${id}-hint`, error && `${id}-error`, rest['aria-describedby']);
  return (
    <div className={classNames(styles.field, className)} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.box}>
        {icon && <Icon of={icon} />}
        <input
          type="text"
          {...rest}
          className={styles.input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon of={CircleAlert} size="small" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
