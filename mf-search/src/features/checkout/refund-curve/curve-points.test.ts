import { curvePoints, refundCurve } from '@moien/contract';
import { exampleProperty } from '@moien/shared-lib/testing';
import { examplePropertyQuote } from '../../examples/example-booking.ts';
import { expectedTerms } from '../../refund-terms/expected-terms.ts';

const pointsAt = (instant: string) => {
  const now = new Date(instant);
  const terms = expectedTerms(exampleProperty, examplePropertyQuote.quote, [], now);
  return curvePoints(terms, refundCurve(terms, now)).map(({ slug, day }) => `${slug} ${day}`);
};

it('names today, until when everything comes back, check-in and departure', () => {
  expect(pointsAt('2030-04-07T12:00:00Z')).toEqual([
    'today 2030-04-07',
    'full-until 2030-04-15',
    'check-in 2030-04-20',
    'departure 2030-04-23',
  ]);
});

it('leaves out what has passed', () => {
  expect(pointsAt('2030-04-18T12:00:00Z')).toEqual([
    'today 2030-04-18',
    'check-in 2030-04-20',
    'departure 2030-04-23',
  ]);
  expect(pointsAt('2030-04-21T12:00:00Z')).toEqual(['today 2030-04-21', 'departure 2030-04-23']);
});
