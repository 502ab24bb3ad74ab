import { Tabs as Parts } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Tabs.module.css';

export interface Tab {
  /** Tells tabs apart; not shown. */
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
  readonly isDisabled?: boolean;
}

export interface TabsProps {
  /** Name of the list of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the tab that is shown at first; otherwise the first. */
  firstShown?: string;
  onShow?: (id: string) => void;
  className?: string;
}

/**
 * Views of one thing, of which one is shown. The arrow keys go from tab to tab, Enter shows one. Views with
 * an address of their own are links instead.
 */
export function Tabs({ label, tabs, firstShown = tabs[0]?.id, onShow, className }: TabsProps) {
  return (
    <Parts.Root
      className={classNames(styles.tabs, className)}
      defaultValue={firstShown}
      onValueChange={(id: string) => onShow?.(id)}
    >
      <Parts.List className={styles.list} aria-label={label} data-fading>
        {tabs.map((tab) => (
          <Parts.Tab key={tab.id} value={tab.id} disabled={tab.isDisabled} className={styles.tab}>
            {tab.label}
          </Parts.Tab>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Panel key={tab.id} value={tab.id} className={styles.panel}>
          {tab.content}
        </Parts.Panel>
      ))}
    </Parts.Root>
  );
}
