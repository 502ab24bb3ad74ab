import { Icon } from '@moien/shared-lib/ui';
import type { LucideIcon } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import styles from './Step.module.css';
import { useFocusAtFirst } from './use-focus-at-first.ts';

type StepMessageProps = {
  icon: LucideIcon;
  title: string;
  text: string | undefined;
  /** The address that a mail was sent to, so that a slip is seen. */
  sentTo?: string;
  hint?: string;
  /** The ways on. */
  children: ReactNode;
};

/** A step that only says something: it takes the focus, so that it is read out. */
export const StepMessage = observer(function StepMessage(props: StepMessageProps) {
  const { icon, title, text, sentTo, hint, children } = props;
  const element = useRef<HTMLDivElement>(null);
  useFocusAtFirst(element);
  return (
    <div className={styles.message}>
      <span className={styles.mark}>
        <Icon of={icon} />
      </span>
      <div ref={element} className={styles.said} tabIndex={-1}>
        <h3 className={styles.title}>{title}</h3>
        {text && <p>{text}</p>}
        {sentTo && <p className={styles.sentTo}>{sentTo}</p>}
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.ways}>{children}</div>
    </div>
  );
});
