import { readView, writeView } from './help-view.ts';

const ID = '019b76da-a800-7838-a932-f8c36951b0a1';

it.each([
  [`bookingId=${ID}`, { kind: 'booking', id: ID }],
  [`propertyId=${ID}`, { kind: 'property', id: ID }],
  [`bookingId=${ID.toUpperCase()}`, { kind: 'booking', id: ID }],
  ['', undefined],
  ['bookingId=', undefined],
  ["bookingId=1' or '1", undefined],
])('reads %s', (query, about) => {
  expect(readView(new URLSearchParams(query))).toEqual({ about });
});

it('writes what it reads', () => {
  for (const query of [`bookingId=${ID}`, `propertyId=${ID}`, ''])
    expect(writeView(readView(new URLSearchParams(query))).toString()).toBe(query);
});
