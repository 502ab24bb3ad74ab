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
  [
    'str --month 2026-10 --country FR a.json',
    { verb: 'str', year: 2026, month: 10, countryCode: 'FR', areaId: undefined, file: 'a.json' },
  ],
  [
    'str --month 2027-01 --country FR --area paris-1 a.json',
    { verb: 'str', year: 2027, month: 1, countryCode: 'FR', areaId: 'paris-1', file: 'a.json' },
  ],
  ['deposits', { verb: 'deposits' }],
  ['disputes', { verb: 'disputes' }],
  [
    'evidence 019b76da-a800-7838-a932-f8c36951b0a1 a.pdf',
    { verb: 'evidence', disputeId: '019b76da-a800-7838-a932-f8c36951b0a1', file: 'a.pdf' },
  ],
  [
    'contest 019b76da-a800-7838-a932-f8c36951b0a1',
    { verb: 'contest', disputeId: '019b76da-a800-7838-a932-f8c36951b0a1' },
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
  'dac7 --year 2022 --country LU a.xml',
  'dac7 --year 2026 --country lux a.xml',
  'dac7 --year 2026 --country LU',
  'dac7 --year 2026 --country LU a.xml b.xml',
  'dac7 --years 2026 a.xml',
  'deposits a.csv',
  'disputes a.csv',
  'evidence 019b76da-a800-7838-a932-f8c36951b0a1',
  'evidence one a.pdf',
  'contest 019b76da-a800-7838-a932-f8c36951b0a1 a.pdf',
  'str --month 2026-13 --country FR a.json',
  'str --month 2026-10 a.json',
  'str --month 2026-10 --country FR --area x_y a.json',
])('refuses “%s” with how it is used', (line) => {
  expect(() => readMoneyOrder(words(line))).toThrow(Problem);
  expect(() => readMoneyOrder(words(line))).toThrow('npm run money');
});
