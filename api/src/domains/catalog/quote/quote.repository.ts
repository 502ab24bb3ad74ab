import { addDays, type BookingOption, type NightAmount, nightsBetween } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { bookingOptionArray } from '../card/card-columns.ts';
import {
  type NightRows,
  type Stay,
  type StayDates,
  type StayRow,
  stayColumns,
} from '../criteria/stay-columns.ts';
import type { NightLimitExcess } from '../night-limit/night-limit.repository.ts';
import { PETS_FEATURE } from '../search/search-rules.ts';

/** What decides whether a stay can be booked, and what it costs. */
export type QuotedRow = StayRow & {
  id: string;
  currency: string;
  guest_count: number;
  is_available_for_short_term: boolean;
  is_available_for_long_term: boolean;
  /** A number that is required for nights there, and the home has none of its form. */
  lacks_registration_number: boolean;
  /** The limit of nights that the stay would pass, by the night. */
  night_limit: NightLimitExcess | null;
  monthly_price: number | null;
  monthly_charges: number | null;
  minimum_months: number | null;
  move_in_date: string | null;
  allows_pets: boolean;
  /** Some night of the stay cannot be booked. */
  is_busy: boolean;
  /** Of the arrival day, else of the property. */
  minimum_nights: number;
  maximum_nights: number;
  /** Whether guests may come on the arrival day and go on the departure day. */
  allows_arrival: boolean;
  allows_departure: boolean;
  /** Days between the day of booking and the arrival. */
  notice_days: number;
  booking_options: BookingOption[];
  /** Each night of the stay in order; the amount is null where it has no price. */
  night_prices: (Omit<NightAmount, 'amount'> & { amount: number | null })[];
};

export type QuoteRepository = ReturnType<typeof createQuoteRepository>;

export function createQuoteRepository(database: Database) {
  return {
    /**
     * Undefined unless the property is published. Reads what a search reads, so that the two agree.
     * @param ownStays their nights do not make the stay busy
     */
    async findQuoted(
      id: string,
      stay: Stay,
      ownStays: readonly StayDates[] = [],
    ): Promise<QuotedRow | undefined> {
      const nights = listedNights(stay);
      const { rows } = await sql<QuotedRow>`
        select property.id, property.currency, search.guest_count, search.is_available_for_short_term,
          property.is_available_for_long_term,
          lacks_registration_number(property) as lacks_registration_number,
          (
            select to_jsonb(excess)
            from night_limit_excess(property, ${stay.arrivalDate}::date, ${stay.departureDate}::date, null) as excess
          ) as night_limit, property.monthly_price, property.monthly_charges,
          property.minimum_months, property.move_in_date,
          exists (
            select from property_feature
            join feature_type on feature_type.id = property_feature.feature_type_id
            where property_feature.property_id = property.id and feature_type.name = ${PETS_FEATURE}
              and property_feature.value <> 0
          ) as allows_pets,
          ${busyFor(ownStays)} && ${nightsOf([stay])} as is_busy,
          coalesce(arrival.minimum_nights, search.minimum_nights) as minimum_nights,
          coalesce(arrival.maximum_nights, search.maximum_nights) as maximum_nights,
          coalesce(arrival.allows_arrival, true) as allows_arrival,
          coalesce(departure.allows_departure, true) as allows_departure, search.notice_days,
          ${bookingOptionArray} as booking_options, ${nightPrices(nights)} as night_prices,
          ${stayColumns(stay, nights)}
        from property_search as search
        join property on property.id = search.property_id
        left join rental_day as arrival
          on arrival.property_id = search.property_id and arrival.day = ${stay.arrivalDate}::date
        left join rental_day as departure
          on departure.property_id = search.property_id and departure.day = ${stay.departureDate}::date
        where search.property_id = ${id}
      `.execute(database);
      return rows[0];
    },
  };
}

/** With their own nights free to who has them, and what is kept for preparation around them. */
const busyFor = (ownStays: readonly StayDates[]) =>
  ownStays.length === 0
    ? sql`search.busy`
    : sql`(search.busy - (
        select range_agg(daterange(lower(own) - preparation_days, upper(own) + preparation_days))
        from unnest(${nightsOf(ownStays)}) as own
      ))`;

const nightsOf = (stays: readonly StayDates[]) =>
  sql`datemultirange(variadic array[${sql.join(
    stays.map(
      ({ arrivalDate, departureDate }) => sql`daterange(${arrivalDate}::date, ${departureDate}::date)`,
    ),
  )}]::daterange[])`;

/**
 * A series with parameters for its ends counts as a thousand rows while the ends are unknown, so that
 * PostgreSQL planned the statement anew each time.
 */
const listedNights = ({ arrivalDate, departureDate }: StayDates): NightRows => {
  const count = nightsBetween(arrivalDate, departureDate);
  const days = Array.from({ length: count }, (_, index) => addDays(arrivalDate, index));
  return { rows: sql`unnest(${days}::date[]) as night`, day: sql`night` };
};

/** Of `property`. */
const nightPrices = ({ rows, day }: NightRows) => sql`(
  select jsonb_agg(jsonb_build_object('day', ${day}, 'amount', coalesce(rental_day.price, property.nightly_price))
    order by ${day})
  from ${rows}
  left join rental_day on rental_day.property_id = property.id and rental_day.day = ${day}
)`;
