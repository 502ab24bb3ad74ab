import type { ReactNode } from 'react';
import styles from './NextActions.module.css';

/** What one can do next, side by side where there is room. */
export function NextActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
