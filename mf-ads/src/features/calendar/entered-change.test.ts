import type { DayChange } from '@moien/contract';
import { changeOf, type EditEntry, EMPTY_ENTRY, wrongFields } from './entered-change.ts';

it.each<[Partial<EditEntry>, DayChange | undefined]>([
  [{}, undefined],
  [{ state: 'closed' }, { isOpen: false }],
  [{ price: '95' }, { price: 9500 }],
  [{ price: ' 95,5 ' }, { price: 9550 }],
  [{ price: '1.234,50' }, { price: 123_450 }],
  [{ price: '95', isPriceOfRules: true }, { price: null }],
  [
    { minimumNights: '2', maximumNights: '14' },
    { minimumNights: 2, maximumNights: 14 },
  ],
  [
    { arrival: 'no', departure: 'yes' },
    { allowsArrival: false, allowsDeparture: true },
  ],
])('%j becomes %j', (entry, change) => {
  expect(changeOf({ ...EMPTY_ENTRY, ...entry }, 'EUR')).toEqual(change);
});

it.each<[Partial<EditEntry>, string[]]>([
  [{ price: '0' }, ['price']],
  [{ price: 'viel' }, ['price']],
  [{ price: '200000' }, ['price']],
  [{ minimumNights: '0' }, ['minimumNights']],
  [{ minimumNights: '5', maximumNights: '3' }, ['maximumNights']],
  [{ maximumNights: '400' }, ['maximumNights']],
])('of %j these are wrong: %j', (entry, fields) => {
  const whole = { ...EMPTY_ENTRY, ...entry };
  expect([wrongFields(whole, 'EUR'), changeOf(whole, 'EUR')]).toEqual([fields, undefined]);
});
