import { type ReactNode, useEffect, useRef } from 'react';
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
  const heading = useFocusOnChange(title);
  return (
    <div className={styles.page}>
      <header className={styles.header} data-busy={isBusy || undefined}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

/** Where the button that had the focus is gone because the page goes on, its new title takes it. */
function useFocusOnChange(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [title]);
  return heading;
}
