import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Field.module.css';
import { FieldMessage } from './FieldMessage.tsx';

/** What all fields take besides the attributes of their element. */
export interface FieldTexts {
  label: string;
  /** Beside the label, quietly: `optional`. Required fields say nothing, because most are. */
  note?: string;
  /** Says before typing what is expected. */
  hint?: string;
  /** Says what is wrong and what to do; marks the field as invalid. */
  error?: string;
  /** The label stays for assistive technology only; the surroundings must say it to the eye. */
  isLabelHidden?: boolean;
}

/** What ties an input, select or textarea to its texts. */
export interface FieldAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Draws the element with these attributes. */
  children: (attributes: FieldAttributes) => ReactNode;
  /** Ids of further descriptions. */
  describedBy?: string;
  className?: string;
}

/** Label, hint and error round one element, wired for assistive technology: the frame of every field. */
export function Field({ label, note, hint, error, isLabelHidden, children, ...rest }: FieldProps) {
  const id = useId();
  const describedBy = classNames(hint && `${id}-hint`, error && `${id}-error`, rest.describedBy);
  return (
    <div className={classNames(styles.field, rest.className)}>
      <label className={styles.label} htmlFor={id}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {note && <span className={styles.note}> {note}</span>}
      </label>
      {hint && <FieldMessage id={`${id}-hint`}>{hint}</FieldMessage>}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <FieldMessage id={`${id}-error`} isError>
          {error}
        </FieldMessage>
      )}
    </div>
  );
}
