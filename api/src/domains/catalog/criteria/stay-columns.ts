import {
  type Day,
  type NightTerms,
  nightsBetween,
  type Quote,
  type QuotedNights,
  quoteStay,
  type StayGuestCounts,
} from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import { knownCurrency } from '../card/known-currency.ts';

/** The nights from the arrival to the departure, without the day of departure. */
export type StayDates = { arrivalDate: Day; departureDate: Day };

/** `today`: the UTC day on which it is asked for. */
export type Stay = StayDates & { guests: StayGuestCounts; today: Day };

export type StayRow = {
  /** What `quoteStay` needs of the home; null when no stay was asked for. */
  stay_terms: NightTerms | null;
};

/** Undefined without both days. */
export function stayOf({
  arrivalDate,
  departureDate,
  guests,
  today,
}: Partial<StayDates> & Omit<Stay, keyof StayDates>): Stay | undefined {
  return arrivalDate && departureDate ? { arrivalDate, departureDate, guests, today } : undefined;
}

/** The nights of a stay as rows of a statement, and the day of such a row. */
export type NightRows = { rows: RawBuilder<unknown>; day: RawBuilder<unknown> };

const countedNights = ({ arrivalDate, departureDate }: StayDates): NightRows => ({
  rows: sql`generate_series(0, ${nightsBetween(arrivalDate, departureDate) - 1}::int) as night`,
  day: sql`${arrivalDate}::date + night`,
});

/** SQL on `property`: the columns of a `StayRow`. */
export const stayColumns = (
  stay: Stay | undefined,
  nights = stay && countedNights(stay),
): RawBuilder<StayRow> =>
  stay && nights ? sql`${stayTerms(stay, nights)} as stay_terms` : sql`null::jsonb as stay_terms`;

/** SQL on `property`: what `quoteStay` needs of it. */
export const stayTerms = (stay: Stay, nights = countedNights(stay)): RawBuilder<NightTerms> => sql`
  jsonb_build_object(
    'nightCountByPriceMap', ${nightCountByPriceMap(nights)},
    'cleaningFee', property.cleaning_fee,
    'discountArray', ${discountArray},
    'touristTax', ${touristTax(stay)},
    'guestFeePercent', ${guestFeePercent(stay.today)}
  )`;

/** How many nights of the stay there are at each price, of `property`; a night without a price is in none. */
const nightCountByPriceMap = ({ rows, day }: NightRows) => sql`(
  select coalesce(jsonb_object_agg(price, count) filter (where price is not null), '{}')
  from (
    select coalesce(rental_day.price, property.nightly_price) as price, count(*) as count
    from ${rows}
    left join rental_day on rental_day.property_id = property.id and rental_day.day = ${day}
    group by 1
  ) as nights
)`;

/** Of `property`. */
export const discountArray = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'percent', percent, 'days', days) order by kind), '[]')
  from property_discount where property_discount.property_id = property.id
)`;

/** SQL on `property`: the tourist tax rule of its city that holds on the arrival day. */
const touristTax = ({ arrivalDate }: Stay) => sql`(
  select jsonb_build_object('basis', basis, 'amount', amount, 'percent', percent, 'cap', cap, 'currency', currency,
    'exemptBelowAge', exempt_below_age, 'remittedBy', remitted_by)
  from tourist_tax_rule
  where tourist_tax_rule.city_id = property.city_id and tourist_tax_rule.currency = property.currency
    and daterange(valid_from, valid_until) @> ${arrivalDate}::date
)`;

/** SQL: what guests pay us for stays by the night that are booked on the day. */
export const guestFeePercent = (today: Day) => sql`(
  select guest_percent from fee_schedule where valid_from <= ${today}::date order by valid_from desc limit 1
)`;

/** SQL: what we keep of the host's share of such stays. */
export const ownerFeePercent = (today: Day) => sql`(
  select owner_percent from fee_schedule where valid_from <= ${today}::date order by valid_from desc limit 1
)`;

/** What the stay costs there; null without a stay, and where a night has no price. */
export function quoteOf(
  row: StayRow & { id: string; currency: string },
  stay: Stay | undefined,
  chosenOptionArray: QuotedNights['chosenOptionArray'] = [],
): Quote | null {
  if (!stay || !row.stay_terms) return null;
  const { arrivalDate, departureDate, guests, today } = stay;
  return quoteStay({
    ...row.stay_terms,
    ...{ arrivalDate, departureDate, guests, today, chosenOptionArray },
    currency: knownCurrency(row),
  });
}

/** What the stay costs there by the month; null without a price of a month. */
export function quoteOfMonths(
  row: { id: string; currency: string; monthly_price: number | null; monthly_charges: number | null },
  { arrivalDate, departureDate }: StayDates,
): Quote | null {
  return quoteStay({
    arrivalDate,
    departureDate,
    monthlyPrice: row.monthly_price,
    monthlyCharges: row.monthly_charges,
    currency: knownCurrency(row),
  });
}
