import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Notice.module.css';

export interface NoticeProps {
  tone: 'informative' | 'success' | 'warning' | 'error';
  /** In place of the tone's own. */
  icon?: LucideIcon | undefined;
  /** A button below the sentence. */
  action?: ReactNode;
  /** It is read out when it comes; otherwise whatever holds it says whether it is. */
  isAlert?: boolean;
  children: ReactNode;
}

const ICONS: Record<NoticeProps['tone'], LucideIcon> = {
  informative: Info,
  success: CircleCheck,
  warning: CircleAlert,
  error: CircleAlert,
};

/** What somebody has to know in this place, in words. */
export function Notice({ tone, icon = ICONS[tone], action, isAlert = false, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={isAlert ? 'alert' : undefined}>
      <Icon of={icon} />
      <div className={styles.content}>
        <p className={styles.text}>{children}</p>
        {action}
      </div>
    </div>
  );
}
