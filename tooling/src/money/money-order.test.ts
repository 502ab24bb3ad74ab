import { Problem } from '../problem.ts';
import { readMoneyOrder } from './money-order.ts';

const words = (line: string) => line.split(' ');

it.each([
  ['check', { verb: 'check' }],
  [
    'export --from 2026-01-01 --to 2026-01-31 a.csv',
    { verb: 'export', from: '2026-01-01', to: '2026-01-31', file: 'a.csv' },
  ],
  [
    'dac7 --year 2026 --country LU a.xml',
    { verb: 'dac7', year: 2026, countryCode: 'LU', file: 'a.xml', isDraft: false },
  ],
  [
    'dac7 a.xml --year 2026 --country FR --draft',
    { verb: 'dac7', year: 2026, countryCode: 'FR', file: 'a.xml', isDraft: true },
  ],
])('reads “%s”', (line, order) => {
  expect(readMoneyOrder(words(line))).toEqual(order);
});

it.each([
  '',
  'check a.csv',
  'export --from 2026-02-01 --to 2026-01-31 a.csv',
  'export --from 2026-02-30 --to 2026-03-31 a.csv',
  'dac7 --year 26 --country LU a.xml',
  'dac7 --year 2026 --country lux a.xml',
  'dac7 --year 2026 --country LU',
  'dac7 --year 2026 --country LU a.xml b.xml',
  'dac7 --years 2026 a.xml',
])('refuses “%s” with how it is used', (line) => {
  expect(() => readMoneyOrder(words(line))).toThrow(Problem);
  expect(() => readMoneyOrder(words(line))).toThrow('npm run money');
});
