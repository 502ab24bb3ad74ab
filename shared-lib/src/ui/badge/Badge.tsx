import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Badge.module.css';

export interface BadgeProps {
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'second' | 'warning' | 'error' | 'informative' | 'success';
  icon?: LucideIcon;
}

/** One or two words about the thing it sits on; never the only carrier of a meaning by colour. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </span>
  );
}
