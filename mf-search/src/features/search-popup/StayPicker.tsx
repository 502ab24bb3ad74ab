import { AVAILABILITY_DAYS, addDays, type Day, toDay } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchStore } from '../search-state/search-store.ts';
import { pickStayDay, stayOf } from '../search-state/search-transitions.ts';
import { StayDays } from '../stay-days/StayDays.tsx';

/**
 * Three months of days, of which a search forbids those that are past (product decision 25) or further than
 * calendars go.
 */
export const StayPicker = observer(function StayPicker() {
  const { t } = useTranslation('search');
  const search = useFeatureStore(searchStore);
  // Days are UTC days (product decision 5), wherever the browser is.
  const [today] = useState(() => toDay(new Date()));
  const lastDay = addDays(today, AVAILABILITY_DAYS);
  const { arrival, departure } = stayOf(search.current);
  const forbiddenReason = (day: Day) => {
    if (day < today) return t('day-past-reason');
    return day > lastDay ? t('day-too-far-reason') : undefined;
  };
  return (
    <StayDays
      label={t('when-to')}
      today={today}
      startsThisWeek
      arrival={arrival}
      departure={departure}
      forbiddenReason={forbiddenReason}
      isForbiddenNight={(night) => night < today}
      onPick={(day) => search.change((query) => pickStayDay(query, day, today))}
    />
  );
});
