import { refundCurve } from '@moien/contract';
import { exampleProperty } from '@moien/shared-lib/testing';
import { examplePropertyQuote } from '../../examples/example-booking.ts';
import { curvePoints } from './curve-points.ts';
import { expectedTerms } from './expected-terms.ts';

const pointsAt = (instant: string) => {
  const now = new Date(instant);
  const terms = expectedTerms(exampleProperty, examplePropertyQuote.quote, [], now);
  return curvePoints(terms, refundCurve(terms, now), 'en').map(({ slug, day }) => `${slug} ${day}`);
};

it('names today, until when everything comes back, check-in and departure', () => {
  expect(pointsAt('2030-04-07T12:00:00Z')).toEqual([
    'today 7 Apr',
    'full-until 15 Apr',
    'check-in 20 Apr',
    'departure 23 Apr',
  ]);
});

it('leaves out what has passed', () => {
  expect(pointsAt('2030-04-18T12:00:00Z')).toEqual(['today 18 Apr', 'check-in 20 Apr', 'departure 23 Apr']);
  expect(pointsAt('2030-04-21T12:00:00Z')).toEqual(['today 21 Apr', 'departure 23 Apr']);
});
