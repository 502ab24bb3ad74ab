import type { ReactNode } from 'react';
import styles from './PageFrame.module.css';

export type PageHeader = {
  /** Of the heading; left out where a header has one. */
  title?: string;
  lead?: string;
  /** In place of title and sentence, with a heading of its own. */
  header?: ReactNode;
};

type PageFrameProps = PageHeader & {
  /** Something of the page is on its way. */
  isBusy?: boolean;
  children: ReactNode;
};

/** A page of this remote: its title, a sentence, and what there is. */
export function PageFrame({ title, lead, header, isBusy = false, children }: PageFrameProps) {
  return (
    <div className={styles.page} aria-busy={isBusy}>
      {header ?? (
        <header className={styles.header}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
      )}
      {children}
    </div>
  );
}
