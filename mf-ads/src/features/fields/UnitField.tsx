import { TextField, type TextFieldProps } from '@moien/shared-lib/ui';
import { useId } from 'react';
import styles from './UnitField.module.css';

export type UnitFieldProps = Omit<TextFieldProps, 'trailing' | 'aria-describedby'> & {
  /** Behind what is typed: €, %, nights. Who does not see it hears it with the field. */
  unit?: string | undefined;
};

/** One line of text, usually a number, with its unit. */
export function UnitField({ unit, ...field }: UnitFieldProps) {
  const id = useId();
  if (!unit) return <TextField {...field} />;
  return (
    <TextField
      {...field}
      aria-describedby={id}
      trailing={
        <span id={id} className={styles.unit}>
          {unit}
        </span>
      }
    />
  );
}
