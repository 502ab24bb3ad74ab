import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

type SectionProps = {
  title: string;
  /** A link to all of what the section shows some of. */
  more?: ReactNode;
  /** On a ground of its own, from edge to edge. */
  isSunken?: boolean;
  children: ReactNode;
};

/** A part of home with its heading. */
export function Section({ title, more, isSunken = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} data-sunken={isSunken || undefined} aria-labelledby={id}>
      <div className={styles.column}>
        <div className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {more}
        </div>
        {children}
      </div>
    </section>
  );
}
