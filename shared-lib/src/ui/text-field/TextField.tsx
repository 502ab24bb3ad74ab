import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from '../field/Field.module.css';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'id'> {
  icon?: LucideIcon;
  /** Inside the box at its end: a button. */
  trailing?: ReactNode;
}

/** One line of text with its label, hint and error, wired for assistive technology. */
export function TextField({
  label,
  note,
  hint,
  error,
  isLabelHidden,
  icon,
  trailing,
  className,
  ...input
}: TextFieldProps) {
  const texts = { label, note, hint, error, isLabelHidden };
  return (
    <Field {...texts} className={className} describedBy={input['aria-describedby']}>
      {(attributes) => (
        <div className={styles.box}>
          {icon && <Icon of={icon} />}
          <input type="text" {...input} {...attributes} className={styles.control} />
          {trailing}
        </div>
      )}
    </Field>
  );
}
