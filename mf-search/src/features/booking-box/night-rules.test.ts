import type { DateRange } from '@moien/contract';
import { dayRefusal, isForbiddenNight, type Nights, nightsOf, pickStayDay } from './night-rules.ts';

const nights: Nights = {
  today: '2030-04-07',
  unavailable: [
    { start: '2030-04-10', end: '2030-04-14' },
    { start: '2030-04-16', end: '2030-04-17' },
  ],
};

describe('the nights of a home', () => {
  it.each<[DateRange, string, ReturnType<typeof dayRefusal>]>([
    [{}, '2030-04-06', 'past'],
    [{}, '2030-04-07', undefined],
    [{}, '2030-04-09', undefined],
    [{}, '2030-04-10', 'taken'],
    [{}, '2030-04-13', 'taken'],
    [{}, '2030-04-14', undefined],
    // Leaving on the day on which others arrive.
    [{ arrival: '2030-04-08' }, '2030-04-10', undefined],
    [{ arrival: '2030-04-08' }, '2030-04-11', 'taken'],
    [{ arrival: '2030-04-08' }, '2030-04-14', 'taken'],
    [{ arrival: '2030-04-08' }, '2030-04-15', undefined],
    // An earlier day becomes the arrival.
    [{ arrival: '2030-04-15' }, '2030-04-12', 'taken'],
    [{ arrival: '2030-04-15' }, '2030-04-08', undefined],
    // A whole stay begins anew.
    [{ arrival: '2030-04-08', departure: '2030-04-10' }, '2030-04-10', 'taken'],
  ])('with %j chosen, %s is %s', (range, day, refusal) => {
    expect(dayRefusal(nights, range, day)).toBe(refusal);
  });

  it.each<[string, string, DateRange]>([
    ['2030-04-08', '2030-04-10', { arrival: '2030-04-08', departure: '2030-04-10' }],
    ['2030-04-08', '2030-04-15', { arrival: '2030-04-14', departure: '2030-04-15' }],
    ['2030-04-18', '2030-04-08', { arrival: '2030-04-17', departure: '2030-04-18' }],
    ['2030-04-08', '2030-04-16', { arrival: '2030-04-14', departure: '2030-04-16' }],
  ])('from %s to %s forbidden nights push the arrival forward', (first, second, stay) => {
    expect(pickStayDay(nights, { arrival: first }, second)).toEqual(stay);
  });
});

it('refuses a move before the first day on which somebody can move in', () => {
  const nights = { today: '2030-04-01', unavailable: [], moveIn: '2030-04-20' };
  expect(dayRefusal(nights, {}, '2030-04-19')).toBe('before-move-in');
  expect(dayRefusal(nights, {}, '2030-04-20')).toBeUndefined();
  expect(isForbiddenNight(nights, '2030-04-19')).toBe(true);
});

describe('the shortest stay', () => {
  const property = {
    unavailableArray: [{ start: '2030-04-16', end: '2030-04-17' }],
    moveInDate: null,
    minimumNights: 3,
    minimumMonths: 2,
  };

  it.each<['night' | 'month', string, ReturnType<typeof dayRefusal>]>([
    ['night', '2030-04-12', 'too-short'],
    ['night', '2030-04-13', undefined],
    // The taken night pushes the arrival to the 17th.
    ['night', '2030-04-19', 'too-short'],
    ['night', '2030-04-20', undefined],
    // An earlier day is the new arrival.
    ['night', '2030-04-09', undefined],
    ['month', '2030-06-16', 'too-short'],
    ['month', '2030-06-17', undefined],
  ])('by the %s, %s after the tenth is %s', (term, day, refusal) => {
    const nights = nightsOf(property, term, '2030-04-07');
    expect(dayRefusal(nights, { arrival: '2030-04-10' }, day)).toBe(refusal);
  });

  it('makes an earlier day the new arrival when both would be too close, else swaps them', () => {
    const nights = nightsOf(property, 'night', '2030-04-07');
    const range = { arrival: '2030-04-12' };
    expect(pickStayDay(nights, range, '2030-04-10')).toEqual({ arrival: '2030-04-10' });
    expect(pickStayDay(nights, range, '2030-04-09')).toEqual({
      arrival: '2030-04-09',
      departure: '2030-04-12',
    });
  });

  it('is none of a home that says no shortest lease', () => {
    const nights = nightsOf({ ...property, minimumMonths: null }, 'month', '2030-04-07');
    expect(dayRefusal(nights, { arrival: '2030-04-17' }, '2030-04-18')).toBeUndefined();
  });
});
