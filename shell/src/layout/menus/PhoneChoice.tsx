import { Icon, MenuItemContent, menuItemAttributes } from '@moien/shared-lib/ui';
import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './menus.module.css';

type PhoneChoiceProps = { icon: LucideIcon; label: string; now: string; children: ReactNode };

/** A row of the phone menu that says what is chosen and opens the list, also without JavaScript. */
export function PhoneChoice({ icon, label, now, children }: PhoneChoiceProps) {
  return (
    <details className={styles.choice} name="phone-choice">
      <summary {...menuItemAttributes()} data-closes={undefined}>
        <MenuItemContent icon={icon} badge={<span className={styles.now}>{now}</span>}>
          {label}
        </MenuItemContent>
        <Icon of={ChevronDown} size="small" />
      </summary>
      {children}
    </details>
  );
}
