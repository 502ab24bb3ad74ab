import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

type ActionBarProps = {
  /** Its place stays, so that nothing moves when it comes. */
  isEmpty: boolean;
  children: ReactNode;
};

/** What can be done now with what is chosen or typed: in sight while the page scrolls. */
export function ActionBar({ isEmpty, children }: ActionBarProps) {
  return (
    <div className={styles.bar} data-is-empty={isEmpty || undefined}>
      {children}
    </div>
  );
}
