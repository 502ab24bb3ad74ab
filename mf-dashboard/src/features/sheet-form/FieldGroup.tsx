import type { ReactNode } from 'react';
import styles from './SheetForm.module.css';

type FieldGroupProps = { title: string; text?: string | undefined; children: ReactNode };

/** Fields that belong together, under their name. */
export function FieldGroup({ title, text, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {text && <p className={styles.hint}>{text}</p>}
      {children}
    </fieldset>
  );
}
