import type { ReactNode } from 'react';
import styles from './Message.module.css';

export type HeadingLevel = 1 | 2 | 3;

export interface MessageProps {
  illustration: ReactNode;
  title: string;
  text?: string;
  headingLevel: HeadingLevel;
  children?: ReactNode;
}

/** The common frame of EmptyState and ErrorState. */
export function Message({ illustration, title, text, headingLevel, children }: MessageProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.message}>
      {illustration}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
