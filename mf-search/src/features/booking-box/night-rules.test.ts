import { type DateRange, pickDay } from '@moien/contract';
import { dayRefusal, isForbiddenNight, type Nights } from './night-rules.ts';

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
    expect(pickDay({ arrival: first }, second, (night) => isForbiddenNight(nights, night))).toEqual(stay);
  });
});

it('refuses a move before the first day on which somebody can move in', () => {
  const nights = { today: '2030-04-01', unavailable: [], moveIn: '2030-04-20' };
  expect(dayRefusal(nights, {}, '2030-04-19')).toBe('before-move-in');
  expect(dayRefusal(nights, {}, '2030-04-20')).toBeUndefined();
  expect(isForbiddenNight(nights, '2030-04-19')).toBe(true);
});
