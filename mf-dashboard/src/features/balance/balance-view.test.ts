import { readView, writeView } from './balance-view.ts';

it.each([
  ['', { group: undefined, currency: undefined }],
  ['group=on-its-way&currency=CHF', { group: 'on-its-way', currency: 'CHF' }],
  ['group=elsewhere&currency=francs', { group: undefined, currency: undefined }],
])('reads the address "%s", and writes what it has read', (search, view) => {
  const read = readView(new URLSearchParams(search));
  expect(read).toEqual(view);
  expect(readView(writeView(read))).toEqual(view);
});
