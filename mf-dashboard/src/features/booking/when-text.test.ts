import type { BookingSummary } from '@moien/contract';
import { exampleBookingSummary, exampleDeadline } from '../examples/example-booking.ts';
import { receive } from './received.ts';
import { whenText } from './when-text.ts';

const t = (slug: string, values: Record<string, unknown>) => [slug, ...Object.values(values)].join(' ');
const of = (changes: Partial<BookingSummary>) => whenText(receive(exampleBookingSummary(changes)), t);

describe('how far a stay is', () => {
  it.each([
    ['2030-05-25T10:00:00.000Z', 'when-ahead 11'],
    ['2030-06-04T10:00:00.000Z', 'when-tomorrow 15:00'],
    // In Luxembourg it is the fifth by then.
    ['2030-06-04T22:30:00.000Z', 'when-today 15:00'],
    ['2030-06-05T10:00:00.000Z', 'when-today 15:00'],
  ])('before it, at %s: %s', (serverTime, text) => {
    expect(of({ serverTime })).toBe(text);
  });

  it.each([
    ['2030-06-06T10:00:00.000Z', 'when-nights-left 3'],
    ['2030-06-09T07:00:00.000Z', 'when-leaving 11:00'],
  ])('during it, at %s: %s', (serverTime, text) => {
    expect(of({ state: 'in-stay', serverTime })).toBe(text);
  });

  it('is not said of one that is not certain, or over', () => {
    expect(of({ state: 'requested' })).toBeUndefined();
    expect(of({ deadline: exampleDeadline('payment', 50_000) })).toBeUndefined();
    expect(of({ state: 'cancelled' })).toBeUndefined();
  });
});
