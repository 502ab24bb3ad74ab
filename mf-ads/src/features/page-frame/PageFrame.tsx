import type { ReactNode } from 'react';
import styles from './PageFrame.module.css';

type PageFrameProps = {
  title: string;
  lead?: string;
  /** Something of the page is on its way. */
  isBusy?: boolean;
  children: ReactNode;
};

/** A page of this remote: its title, a sentence, and what there is. */
export function PageFrame({ title, lead, isBusy = false, children }: PageFrameProps) {
  return (
    <div className={styles.page} aria-busy={isBusy}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
