import type { Day, Property } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { StayDays } from '../stay-days/StayDays.tsx';
import { dayRefusal, isForbiddenNight, nightsOf } from './night-rules.ts';
import { shownTerm } from './shown-term.ts';
import { stayStore } from './stay-store.ts';
import { useMinimumStay } from './use-minimum-stay.ts';

export type StayCalendarProps = {
  property: Property;
  today: Day;
  months?: 1 | 2 | 3;
  startsThisWeek?: boolean;
};

/** Picks arrival and departure; each day that cannot be picked says why (specification §5). */
export const StayCalendar = observer(function StayCalendar({ property, today, ...look }: StayCalendarProps) {
  const { t } = useTranslation('search');
  const stays = useFeatureStore(stayStore);
  const { range } = stays.stayOf(property.id);
  const nights = nightsOf(property, shownTerm(property, stays.termOf(property.id)), today);
  const minimum = useMinimumStay(property);
  const forbiddenReason = (day: Day) => {
    const refusal = dayRefusal(nights, range, day);
    return refusal === 'too-short' ? minimum : refusal && t(`day-refused-${refusal}`);
  };
  return (
    <StayDays
      {...look}
      label={t('stay-when')}
      today={today}
      arrival={range.arrival}
      departure={range.departure}
      forbiddenReason={forbiddenReason}
      isForbiddenNight={(night) => isForbiddenNight(nights, night)}
      onPick={(day) => stays.pick(property.id, day, nights)}
    />
  );
});
