import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

type SectionProps = { title: string; text: string; tone?: 'plain' | 'final'; children: ReactNode };

/** A part of the settings: what it is about, and beside it what there is. */
export function Section({ title, text, tone = 'plain', children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-tone={tone}>
      <div className={styles.about}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
