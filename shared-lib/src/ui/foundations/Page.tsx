import type { ReactNode } from 'react';
import styles from './Foundations.module.css';

/** A page of the Foundations: what it is about, then its sections. */
export function Page({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.section}>
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </header>
      {children}
    </div>
  );
}

export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {text && <p className={styles.caption}>{text}</p>}
      {children}
    </section>
  );
}
