import { type ReactNode, useId } from 'react';
import styles from './FiltersPopup.module.css';

type SectionProps = { title: string; children: ReactNode };

/** One part of the filters, under its heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}
