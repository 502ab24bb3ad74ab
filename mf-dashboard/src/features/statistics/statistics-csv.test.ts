import { toCsv } from './statistics-csv.ts';

it('parts fields by what the language leaves free', () => {
  expect(
    toCsv(
      [
        ['Day', 'Income'],
        ['2026-11-27', '12.50'],
      ],
      'en',
    ),
  ).toBe('\uFEFFDay,Income\r\n2026-11-27,12.50\r\n');
  expect(
    toCsv(
      [
        ['Tag', 'Einnahmen'],
        ['2026-11-27', '12,50'],
      ],
      'de',
    ),
  ).toBe('\uFEFFTag;Einnahmen\r\n2026-11-27;"12,50"\r\n');
});

it('quotes what would part fields, and escapes formulas', () => {
  expect(toCsv([['a "b"', '=1+1', '-']], 'en')).toBe(`\uFEFF"a ""b""",'=1+1,'-\r\n`);
});
