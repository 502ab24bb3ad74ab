import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** The fragment of the main content, such as `#content`; its element needs `tabIndex={-1}`. */
  href: string;
  children: ReactNode;
}

/** First link of the page: appears when the keyboard reaches it and leads past the header. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={styles.skipLink} href={href}>
      {children}
    </a>
  );
}
