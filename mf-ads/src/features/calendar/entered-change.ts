import type { CurrencyCode, DayChange } from '@moien/contract';
import { readNights, readPrice } from '../fields/read-entry.ts';

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
export function wrongFields(entry: EditEntry, currency: CurrencyCode): EntryField[] {
  const minimum = readNights(entry.minimumNights);
  const maximum = readNights(entry.maximumNights);
  const isReversed = minimum !== undefined && maximum !== undefined && maximum < minimum;
  const wrong: [EntryField, boolean][] = [
    ['price', !entry.isPriceOfRules && 'error' in readPrice(entry.price, currency)],
    ['minimumNights', isWrong(entry.minimumNights)],
    ['maximumNights', isWrong(entry.maximumNights) || isReversed],
  ];
  return wrong.flatMap(([field, isWrongField]) => (isWrongField ? [field] : []));
}

/** Undefined while nothing is to change, or something is wrong. */
export function changeOf(entry: EditEntry, currency: CurrencyCode): DayChange | undefined {
  if (wrongFields(entry, currency).length > 0) return undefined;
  const allows = { same: undefined, yes: true, no: false } as const;
  const change: DayChange = {};
  if (entry.state !== 'same') change.isOpen = entry.state === 'open';
  const price = readPrice(entry.price, currency);
  if (entry.isPriceOfRules) change.price = null;
  else if ('value' in price && price.value !== null) change.price = price.value;
  const minimum = readNights(entry.minimumNights);
  const maximum = readNights(entry.maximumNights);
  if (minimum !== undefined) change.minimumNights = minimum;
  if (maximum !== undefined) change.maximumNights = maximum;
  if (entry.arrival !== 'same') change.allowsArrival = allows[entry.arrival];
  if (entry.departure !== 'same') change.allowsDeparture = allows[entry.departure];
  return Object.keys(change).length > 0 ? change : undefined;
}

const isWrong = (text: string) => text.trim() !== '' && readNights(text) === undefined;
