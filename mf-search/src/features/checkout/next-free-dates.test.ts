import type { Nights } from '../booking-box/night-rules.ts';
import { nextFreeDates } from './next-free-dates.ts';

const wanted = { arrival: '2030-04-20', departure: '2030-04-23' };
const nightsOf = (...unavailable: Nights['unavailable']): Nights => ({ today: '2030-04-07', unavailable });

it('finds as many nights after what is not available, and skips a gap that is too short', () => {
  const nights = nightsOf(
    { start: '2030-04-21', end: '2030-04-24' },
    { start: '2030-04-26', end: '2030-04-29' },
  );
  expect(nextFreeDates(nights, wanted)).toEqual({ arrivalDate: '2030-04-29', departureDate: '2030-05-02' });
});

it('finds the days between two stays that fit exactly', () => {
  const nights = nightsOf(
    { start: '2030-04-20', end: '2030-04-22' },
    { start: '2030-04-25', end: '2030-04-29' },
  );
  expect(nextFreeDates(nights, wanted)).toEqual({ arrivalDate: '2030-04-22', departureDate: '2030-04-25' });
});

it('finds none in a year without a free night, and none without both days', () => {
  expect(nextFreeDates(nightsOf({ start: '2030-04-07', end: '2032-01-01' }), wanted)).toBeNull();
  expect(nextFreeDates(nightsOf(), { arrival: '2030-04-20' })).toBeNull();
});
