import { readView, writeView } from './statistics-view.ts';

const HOME = '019b76da-a800-7838-a932-f8c36951b0e1';

it.each(['', 'period=year', `period=quarter&property=${HOME}`])('reads what it has written: %s', (text) => {
  expect(writeView(readView(new URLSearchParams(text))).toString()).toBe(text);
});

it('leaves out what nobody could have meant', () => {
  const search = new URLSearchParams({ period: 'decade', property: "1' or 1=1" });
  expect(readView(search)).toEqual({ period: 'month', propertyId: undefined });
});
