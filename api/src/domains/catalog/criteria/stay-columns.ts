import { type Day, type NightCountByPriceMap, nightsBetween, type Quote, quoteStay } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import { knownCurrency } from '../card/known-currency.ts';

/** The nights from the arrival to the departure, without the day of departure. */
export type Stay = { arrivalDate: Day; departureDate: Day };

/** What a stay costs at a home, as `quoteStay` needs it. */
export type StayRow = {
  /** Null when no stay was asked for. */
  night_count_by_price_map: NightCountByPriceMap | null;
  cleaning_fee: number | null;
  service_fee: number | null;
};

export function stayOf({ arrivalDate, departureDate }: Partial<Stay>): Stay | undefined {
  return arrivalDate && departureDate ? { arrivalDate, departureDate } : undefined;
}

/** How many nights of the stay there are at each price, of `property`; a night without a price is in none. */
const nightCountByPriceMap = ({ arrivalDate, departureDate }: Stay): RawBuilder<NightCountByPriceMap> => sql`(
  select coalesce(jsonb_object_agg(price, count) filter (where price is not null), '{}')
  from (
    select coalesce(rental_day.price, property.nightly_price) as price, count(*) as count
    from generate_series(0, ${nightsBetween(arrivalDate, departureDate) - 1}::int) as night
    left join rental_day on rental_day.property_id = property.id and rental_day.day = ${arrivalDate}::date + night
    group by 1
  ) as nights
)`;

/** Of `property`: the columns of a `StayRow`. */
export const stayColumns = (stay: Stay | undefined): RawBuilder<StayRow> => sql`
  property.cleaning_fee, property.service_fee,
  ${stay ? nightCountByPriceMap(stay) : sql<null>`null::jsonb`} as night_count_by_price_map`;

/** What the stay costs there; null without a stay, and where a night has no price. */
export function quoteOf(
  row: StayRow & { id: string; currency: string },
  stay: Stay | undefined,
): Quote | null {
  if (!stay || !row.night_count_by_price_map) return null;
  return quoteStay({
    arrivalDate: stay.arrivalDate,
    departureDate: stay.departureDate,
    nightCountByPriceMap: row.night_count_by_price_map,
    cleaningFee: row.cleaning_fee,
    serviceFee: row.service_fee,
    currency: knownCurrency(row),
  });
}

/** What the stay costs there by the month; null without a price of a month. */
export function quoteOfMonths(
  row: { id: string; currency: string; monthly_price: number | null; monthly_charges: number | null },
  { arrivalDate, departureDate }: Stay,
): Quote | null {
  return quoteStay({
    arrivalDate,
    departureDate,
    monthlyPrice: row.monthly_price,
    monthlyCharges: row.monthly_charges,
    currency: knownCurrency(row),
  });
}
