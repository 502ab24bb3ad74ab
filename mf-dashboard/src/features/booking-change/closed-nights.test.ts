import { isClosedNight } from './closed-nights.ts';

const STAY = { arrivalDate: '2030-06-05', departureDate: '2030-06-09' };
/** Of the stay itself and of others from the 12th to the 14th. */
const unavailableArray = [
  { start: '2030-06-04', end: '2030-06-10' },
  { start: '2030-06-12', end: '2030-06-14' },
];

it.each([
  ['2030-06-05', true, false],
  ['2030-06-08', true, false],
  ['2030-06-09', true, true],
  ['2030-06-09', false, false],
  ['2030-06-04', false, false],
  ['2030-06-11', true, false],
  ['2030-06-12', true, true],
  ['2030-06-13', false, true],
  ['2030-06-14', true, false],
])('the night of %s, where somebody can arrive on a day of departure (%s): %s', (night, allows, closed) => {
  const calendar = { unavailableArray, allowsSameDayTurnover: allows };
  expect(isClosedNight(calendar, STAY, night)).toBe(closed);
});
