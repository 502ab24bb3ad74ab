import { Icon } from '@moien/shared-lib/ui';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

type NoticeTone = 'informative' | 'success' | 'error';

const ICONS: Record<NoticeTone, LucideIcon> = {
  informative: Info,
  success: CircleCheck,
  error: CircleAlert,
};

type NoticeProps = { tone: NoticeTone; icon?: LucideIcon; children: ReactNode };

/** What became of something, in words; whoever holds it says whether it is read out. */
export function Notice({ tone, icon = ICONS[tone], children }: NoticeProps) {
  return (
    <p className={styles.notice} data-tone={tone}>
      <Icon of={icon} />
      <span>{children}</span>
    </p>
  );
}
