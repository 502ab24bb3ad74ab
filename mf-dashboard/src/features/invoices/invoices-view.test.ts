import { isFiltered, readView, writeView } from './invoices-view.ts';

const ALL = { year: undefined, kind: undefined, role: undefined, bookingId: undefined };
const ID = '019b76da-a800-7838-a932-f8c36951b0a1';

it.each([
  ['', ALL, false],
  ['year=2030', { ...ALL, year: 2030 }, true],
  ['kind=credit-note&role=owner', { ...ALL, kind: 'credit-note', role: 'owner' }, true],
  [`bookingId=${ID}`, { ...ALL, bookingId: ID }, true],
  ['year=1999&kind=bill&role=admin&bookingId=1', ALL, false],
  ['year=20300', ALL, false],
])('reads the address "%s", and writes what it has read', (search, view, hasFilter) => {
  const read = readView(new URLSearchParams(search));
  expect(read).toEqual(view);
  expect(readView(writeView(read))).toEqual(view);
  expect(isFiltered(read)).toBe(hasFilter);
});
