import type { BookingDeadline } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Icon } from '@moien/shared-lib/ui';
import Clock from 'lucide-react/icons/clock';
import { useTranslation } from 'react-i18next';
import styles from './Deadline.module.css';
import { durationText } from './duration-text.ts';
import { momentText } from './moment-text.ts';
import { endOf } from './received.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

type DeadlineProps = {
  deadline: Pick<BookingDeadline, 'endsAt' | 'secondsLeft'>;
  /** When the server told it, in milliseconds of `performance.now()`. */
  arrival: number;
  /** Of the home. */
  timeZone: string;
  onEnd: () => void;
};

/** How much time is left, and until when; in whole minutes, so that it does not tick. */
export function Deadline({ deadline, arrival, timeZone, onEnd }: DeadlineProps) {
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const secondsLeft = useSecondsLeft(endOf(deadline, arrival), onEnd);
  const moment = momentText(deadline.endsAt, timeZone, languageTag, t, 'medium');
  return (
    <p className={styles.deadline}>
      <Icon of={Clock} size="small" />
      <time dateTime={deadline.endsAt}>
        {secondsLeft === 0
          ? t('deadline-over')
          : t('deadline-left', { duration: durationText(secondsLeft, languageTag), moment })}
      </time>
    </p>
  );
}
