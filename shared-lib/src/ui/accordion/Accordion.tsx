import ChevronDown from 'lucide-react/icons/chevron-down';
import { createContext, type ReactNode, type ToggleEvent, useContext, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Accordion.module.css';

const GroupName = createContext<string | undefined>(undefined);

export interface AccordionProps {
  /** AccordionItems. */
  children: ReactNode;
  className?: string;
}

/**
 * Items of which at most one is open (specification §4): the platform closes the others, also without
 * JavaScript. Pressing the open one closes it.
 */
export function Accordion({ children, className }: AccordionProps) {
  return (
    <GroupName value={useId()}>
      <div className={classNames(styles.accordion, className)}>{children}</div>
    </GroupName>
  );
}

export interface AccordionItemProps {
  title: string;
  children: ReactNode;
  /** At the end of the title's line: what has been chosen inside. */
  summary?: ReactNode;
  /** Makes the title a heading of this level, so that it is found as one. */
  headingLevel?: 2 | 3 | 4;
  isOpenAtFirst?: boolean;
  /** For links to it. */
  id?: string;
  onToggle?: (isOpen: boolean) => void;
}

export function AccordionItem({ title, children, summary, headingLevel, ...item }: AccordionItemProps) {
  const { isOpenAtFirst = false, id, onToggle } = item;
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  const tell = ({ target, currentTarget, newState }: ToggleEvent) => {
    if (target === currentTarget) onToggle?.(newState === 'open');
  };
  return (
    <details
      className={styles.item}
      id={id}
      name={useContext(GroupName)}
      open={isOpenAtFirst}
      onToggle={onToggle && tell}
    >
      <summary className={styles.head}>
        <Title className={styles.title}>{title}</Title>
        {summary && <span className={styles.summary}>{summary}</span>}
        <span className={styles.mark}>
          <Icon of={ChevronDown} />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
