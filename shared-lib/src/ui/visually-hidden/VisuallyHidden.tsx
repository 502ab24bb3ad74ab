import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** A heading of what speaks for itself to the eye. */
  as?: 'span' | 'h2';
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className={styles.visuallyHidden}>{children}</Element>;
}
