import { Doorway } from '@moien/shared-lib/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './PageFrame.module.css';

type PageFrameProps = {
  title: string;
  lead?: string;
  /** Something goes on by itself: the door moves. */
  isBusy?: boolean;
  /** A page of the dashboard: its title has the size of the dashboard's other titles. */
  isInDashboard?: boolean;
  /** The page has one thing to say: it stands below a door, as an empty state does. */
  scene?: 'vacant' | 'broken';
  children?: ReactNode;
};

/** A page of this remote: its title, a sentence, and its content; outside the dashboard on a card. */
export function PageFrame(props: PageFrameProps) {
  const { title, lead, isBusy = false, isInDashboard, scene, children } = props;
  const heading = useFocusOnChange(title);
  return (
    <div
      className={styles.page}
      data-is-message={scene && true}
      data-is-in-dashboard={isInDashboard}
      data-busy={isBusy || undefined}
    >
      {scene && <Doorway scene={scene} />}
      <header className={styles.header}>
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
