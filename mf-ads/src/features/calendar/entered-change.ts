import type { CurrencyCode, DayChange } from '@moien/contract';
import { toMinorUnits } from '@moien/contract';

/** The form as it is filled in; an empty field leaves the days as they are. */
export type EditEntry = {
  state: 'same' | 'open' | 'closed';
  price: string;
  isPriceOfRules: boolean;
  minimumNights: string;
  maximumNights: string;
  arrival: 'same' | 'yes' | 'no';
  departure: 'same' | 'yes' | 'no';
};

export const EMPTY_ENTRY: EditEntry = {
  state: 'same',
  price: '',
  isPriceOfRules: false,
  minimumNights: '',
  maximumNights: '',
  arrival: 'same',
  departure: 'same',
};

export type EntryField = 'price' | 'minimumNights' | 'maximumNights';

/** Fields that say nothing that can be meant. */
export function wrongFields(entry: EditEntry): EntryField[] {
  const minimum = nightsOf(entry.minimumNights);
  const maximum = nightsOf(entry.maximumNights);
  const isReversed = minimum !== undefined && maximum !== undefined && maximum < minimum;
  const wrong: [EntryField, boolean][] = [
    ['price', !entry.isPriceOfRules && entry.price.trim() !== '' && !(amountOf(entry.price) > 0)],
    ['minimumNights', isWrong(entry.minimumNights)],
    ['maximumNights', isWrong(entry.maximumNights) || isReversed],
  ];
  return wrong.flatMap(([field, isWrongField]) => (isWrongField ? [field] : []));
}

/** Undefined while nothing is to change, or something is wrong. */
export function changeOf(entry: EditEntry, currency: CurrencyCode): DayChange | undefined {
  if (wrongFields(entry).length > 0) return undefined;
  const allows = { same: undefined, yes: true, no: false } as const;
  const change: DayChange = {};
  if (entry.state !== 'same') change.isOpen = entry.state === 'open';
  if (entry.isPriceOfRules) change.price = null;
  else if (entry.price.trim() !== '') change.price = toMinorUnits(amountOf(entry.price), currency);
  const minimum = nightsOf(entry.minimumNights);
  const maximum = nightsOf(entry.maximumNights);
  if (minimum !== undefined) change.minimumNights = minimum;
  if (maximum !== undefined) change.maximumNights = maximum;
  if (entry.arrival !== 'same') change.allowsArrival = allows[entry.arrival];
  if (entry.departure !== 'same') change.allowsDeparture = allows[entry.departure];
  return Object.keys(change).length > 0 ? change : undefined;
}

/** With a comma or a point before the cents. */
const amountOf = (text: string) =>
  /^\d{1,6}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0;

const isWrong = (text: string) => text.trim() !== '' && nightsOf(text) === undefined;

function nightsOf(text: string): number | undefined {
  const nights = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return nights >= 1 && nights <= 365 ? nights : undefined;
}
