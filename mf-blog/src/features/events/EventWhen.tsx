import { useRootStore } from '@moien/shared-lib';
import { useTranslation } from 'react-i18next';
import { type EventTime, eventPeriod } from './event-period.ts';

type EventWhenProps = {
  event: EventTime;
  /** Whether the day is named too; that of a leaf of a calendar need not be. */
  hasDay?: boolean;
};

/** When an event begins and ends; with both days when these are two. */
export function EventWhen({ event, hasDay = false }: EventWhenProps) {
  const { t } = useTranslation('blog');
  const { languageTag } = useRootStore();
  const { start, end, isOneDay } = eventPeriod(event, languageTag);
  if (!isOneDay) return <span>{t('period', { from: t('moment', start), until: t('moment', end) })}</span>;
  const time = t('times', { start: start.time, end: end.time });
  return <span>{hasDay ? t('moment', { ...start, time }) : time}</span>;
}
