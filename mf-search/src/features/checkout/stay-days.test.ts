import { stayDays } from './stay-days.ts';

it.each([
  ['2030-04-20', '2030-04-23', 'Sat 20 Apr', 'Tue 23 Apr'],
  ['2030-12-28', '2031-01-05', 'Sat 28 Dec', 'Sun 5 Jan'],
])('%s to %s is %s to %s', (arrival, departure, from, to) => {
  expect(stayDays(arrival, departure, 'en')).toEqual({ from, to });
});
