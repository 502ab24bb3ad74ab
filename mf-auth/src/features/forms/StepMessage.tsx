import { Icon } from '@moien/shared-lib/ui';
import type { LucideIcon } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type Ref, useRef } from 'react';
import styles from './Step.module.css';
import { useFocusAtFirst } from './use-focus-at-first.ts';

type SaidProps = {
  /** By which a field names it in aria-describedby. */
  id?: string;
  ref?: Ref<HTMLDivElement>;
  icon: LucideIcon;
  title: string;
  text: string | undefined;
  /** The address that a mail was sent to, so that a slip is seen. */
  sentTo?: string;
  hint?: string;
};

/** What a step says, in the middle below its mark. */
export function Said({ id, ref, icon, title, text, sentTo, hint }: SaidProps) {
  return (
    <>
      <span className={styles.mark}>
        <Icon of={icon} />
      </span>
      <div id={id} ref={ref} className={styles.said} tabIndex={-1}>
        <h3 className={styles.title}>{title}</h3>
        {text && <p>{text}</p>}
        {sentTo && <p className={styles.sentTo}>{sentTo}</p>}
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
    </>
  );
}

type StepMessageProps = Omit<SaidProps, 'id' | 'ref'> & {
  /** The ways on. */
  children: ReactNode;
};

/** A step that only says something: it takes the focus, so that it is read out. */
export const StepMessage = observer(function StepMessage({ children, ...said }: StepMessageProps) {
  const element = useRef<HTMLDivElement>(null);
  useFocusAtFirst(element);
  return (
    <div className={styles.message}>
      <Said ref={element} {...said} />
      <div className={styles.ways}>{children}</div>
    </div>
  );
});
