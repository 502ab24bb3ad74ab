import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

type PageHeaderProps = { title: string; lead?: string; children?: ReactNode };

/** The top of a page of words: its title under the two dots of the ï, and what else is to be known first. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}
