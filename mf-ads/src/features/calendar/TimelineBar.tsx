import { Button, IconButton } from '@moien/shared-lib/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Availability.module.css';

type TimelineBarProps = {
  onToday: () => void;
  onMove: (direction: 1 | -1) => void;
  links: ReactNode;
};

/** To today, and on by as many weeks as are in sight. */
export function TimelineBar({ onToday, onMove, links }: TimelineBarProps) {
  const { t } = useTranslation('calendar');
  return (
    <div className={styles.timelineBar}>
      <Button onClick={onToday}>{t('today')}</Button>
      <IconButton label={t('earlier')} icon={ChevronLeft} onClick={() => onMove(-1)} />
      <IconButton label={t('later')} icon={ChevronRight} onClick={() => onMove(1)} />
      {links}
    </div>
  );
}
