import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/Field.module.css';
import { Field, type FieldTexts } from '../field/Field.tsx';
import styles from './Textarea.module.css';

export interface TextareaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'id'> {}

/**
 * Several lines of text. It grows with what is typed where the browser can, from `rows` lines to half the
 * window.
 */
export function Textarea({
  label,
  note,
  hint,
  error,
  isLabelHidden,
  className,
  rows = 4,
  ...input
}: TextareaProps) {
  const texts = { label, note, hint, error, isLabelHidden };
  return (
    <Field {...texts} className={className} describedBy={input['aria-describedby']}>
      {(attributes) => (
        <div className={classNames(fieldStyles.box, styles.box)}>
          <textarea
            {...input}
            {...attributes}
            rows={rows}
            className={classNames(fieldStyles.control, styles.text)}
          />
        </div>
      )}
    </Field>
  );
}
