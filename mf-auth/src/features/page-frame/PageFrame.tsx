import type { ReactNode } from 'react';
import styles from './PageFrame.module.css';

type PageFrameProps = {
  title: string;
  lead?: string;
  /** Something goes on by itself: the two dots move. */
  isBusy?: boolean;
  children?: ReactNode;
};

/** A page of this remote: its title under the two dots of the ï, a sentence, and what there is to do. */
export function PageFrame({ title, lead, isBusy = false, children }: PageFrameProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header} data-busy={isBusy || undefined}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
