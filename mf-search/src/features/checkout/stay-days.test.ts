import { stayDays } from './stay-days.ts';

it.each([
  ['2030-04-20', '2030-04-23', 'Sat 20 Apr', 'Tue 23 Apr'],
  ['2030-12-28', '2031-01-05', '28 Dec 2030', '5 Jan 2031'],
])('%s to %s is %s to %s', (arrival, departure, from, to) => {
  expect(stayDays(arrival, departure, 'en')).toEqual({ from, to });
});
