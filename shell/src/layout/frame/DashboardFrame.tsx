import type { ReactNode } from 'react';
import { DashboardMenuPart } from '../parts/layout-parts.tsx';
import styles from './DashboardFrame.module.css';

type DashboardFrameProps = {
  /** The page with its `main`: the skip link leads past the menu. */
  children: ReactNode;
};

/** What stays while pages of the dashboard change: the menu, and beside or below it the page. */
export function DashboardFrame({ children }: DashboardFrameProps) {
  return (
    <div className={styles.frame} data-frame="dashboard">
      <DashboardMenuPart />
      {children}
    </div>
  );
}
