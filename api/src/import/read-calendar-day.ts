import { type CurrencyCode, type Day, isDay } from '@moien/contract';
import { type Parsed, parseNights, parsePrice, parseTruth, shorten } from './values.ts';

export const CALENDAR_COLUMNS = [
  'listing_id',
  'date',
  'available',
  'price',
  'minimum_nights',
  'maximum_nights',
] as const;
export type CalendarCells = Record<(typeof CALENDAR_COLUMNS)[number], string>;

export type CalendarDay = {
  sourceId: string;
  day: Day;
  isAvailable: boolean;
  /** Minor units; null where the home's own price holds. */
  price: number | null;
  minimumNights: number | null;
  maximumNights: number | null;
};

export function readCalendarDay(cells: CalendarCells, currency: CurrencyCode): Parsed<CalendarDay> {
  const sourceId = cells.listing_id.trim();
  if (sourceId === '') return { reason: 'listing_id is missing' };
  if (!isDay(cells.date)) return { reason: `date «${shorten(cells.date)}» is no day` };
  const isAvailable = parseTruth(cells.available);
  if (isAvailable === undefined)
    return { reason: `available «${shorten(cells.available)}» is neither t nor f` };
  const price = parsePrice(cells.price, currency);
  if ('reason' in price) return price;
  return {
    value: {
      sourceId,
      day: cells.date,
      isAvailable,
      price: price.value,
      minimumNights: parseNights(cells.minimum_nights),
      maximumNights: parseNights(cells.maximum_nights),
    },
  };
}
