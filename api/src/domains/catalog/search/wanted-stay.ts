import { type Day, decodeSearchQuery, nightsBetween, type StayQuery } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import { parametersOf, refusal } from '../criteria/search-problem.ts';
import { type Stay, stayOf } from '../criteria/stay-columns.ts';
import { dateProblems } from './search.service.ts';
import { guestCountsOf, guestsOf, PETS_FEATURE } from './search-rules.ts';

/** Who wants to stay when. */
export type WantedStay = Stay & { guestCount: number; hasPets: boolean };

/**
 * Undefined without both days.
 * @throws ProblemError 400 for dates that no search takes
 */
export function wantedStay(
  { arrivalDate, departureDate, ...counts }: Omit<StayQuery, 'language'>,
  today: Day,
): WantedStay | undefined {
  const guests = guestCountsOf({ bookingParameters: counts });
  const stay = stayOf({ arrivalDate, departureDate, guests, today });
  if (!stay) return undefined;
  const dates = { arrivalDate: stay.arrivalDate, departureDate: stay.departureDate };
  const { query, problems } = decodeSearchQuery(new URLSearchParams(dates));
  const all = [...parametersOf(problems), ...dateProblems(query, today)];
  if (all.length > 0) throw refusal(all);
  const hasPets = (counts.petCount ?? 0) > 0;
  return { ...stay, guestCount: guestsOf({ bookingParameters: counts }), hasPets };
}

/**
 * SQL: what a search asks of a home too (product decision 25).
 * @param home alias of a row of `property_search`
 */
export function isBookableFor(
  home: string,
  { arrivalDate, departureDate, guestCount, hasPets, today }: WantedStay,
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${home}.${name}`);
  const onDay = (name: DayRule, day: Day) => sql`(
    select rental_day.${sql.ref(name)} from rental_day
    where rental_day.property_id = ${column('property_id')} and rental_day.day = ${day}::date
  )`;
  return sql<boolean>`(
    ${column('is_available_for_short_term')}
    and ${column('guest_count')} >= ${guestCount}::int
    and not ${column('busy')} && daterange(${arrivalDate}::date, ${departureDate}::date)
    and ${nightsBetween(arrivalDate, departureDate)}::int between
      coalesce(${onDay('minimum_nights', arrivalDate)}, ${column('minimum_nights')})
      and coalesce(${onDay('maximum_nights', arrivalDate)}, ${column('maximum_nights')})
    and ${column('notice_days')} <= ${nightsBetween(today, arrivalDate)}::int
    and coalesce(${onDay('allows_arrival', arrivalDate)}, true)
    and coalesce(${onDay('allows_departure', departureDate)}, true)
    ${hasPets ? sql`and ${takesPets(column('property_id'))}` : sql``}
  )`;
}

type DayRule = 'minimum_nights' | 'maximum_nights' | 'allows_arrival' | 'allows_departure';

const takesPets = (propertyId: RawBuilder<unknown>) => sql`exists (
  select from property_feature join feature_type on feature_type.id = property_feature.feature_type_id
  where property_feature.property_id = ${propertyId} and feature_type.name = ${PETS_FEATURE}
    and property_feature.value <> 0
)`;
