import { AVAILABILITY_DAYS, addDays, type Day, type SearchQuery, toDay } from '@moien/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickStayDay, stayOf } from '../search-state/search-transitions.ts';
import { StayDays } from '../stay-days/StayDays.tsx';

type SearchDaysProps = {
  query: SearchQuery;
  onChange: (transition: (query: SearchQuery) => SearchQuery) => void;
};

/**
 * Three months of days, of which a search forbids those that are past (product decision 25) or further than
 * calendars go.
 */
export function SearchDays({ query, onChange }: SearchDaysProps) {
  const { t } = useTranslation('search');
  // Days are UTC days (product decision 5), wherever the browser is.
  const [today] = useState(() => toDay(new Date()));
  const lastDay = addDays(today, AVAILABILITY_DAYS);
  const { arrival, departure } = stayOf(query);
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
      onPick={(day) => onChange((known) => pickStayDay(known, day, today))}
    />
  );
}
