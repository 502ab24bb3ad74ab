import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Menu.module.css';

export interface MenuSectionProps {
  /** Its heading; a section without one is told apart by a line. */
  label?: string;
  /** MenuItems. One without content, such as a link that no release serves, takes no place. */
  children: ReactNode;
}

/** Items that belong together. A section without any is not there. */
export function MenuSection({ label, children }: MenuSectionProps) {
  const id = useId();
  return (
    <div className={styles.section}>
      {label && (
        <p className={styles.label} id={id}>
          {label}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={label ? id : undefined}>
        {children}
      </ul>
    </div>
  );
}

/** The place of one link or button that carries menuItemAttributes. */
export function MenuItem({ children }: { children?: ReactNode }) {
  return <li className={styles.place}>{children}</li>;
}

export interface MenuItemContentProps {
  icon?: LucideIcon;
  children: ReactNode;
  /** At the end: a Badge with a count. */
  badge?: ReactNode;
}

/** What stands in an item: icon, text, badge; a tick when the item is the current one. */
export function MenuItemContent({ icon, children, badge }: MenuItemContentProps) {
  return (
    <>
      {icon && <Icon of={icon} />}
      <span className={styles.text}>{children}</span>
      {badge}
      <span className={styles.tick}>
        <Icon of={Check} size="small" />
      </span>
    </>
  );
}
