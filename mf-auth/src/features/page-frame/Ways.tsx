import type { ReactNode } from 'react';
import styles from './Ways.module.css';

/** What one can do next, side by side where there is room. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}
