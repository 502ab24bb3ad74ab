import { formatFigures, measurementsOf } from './figures.ts';
import type { Visit } from './visit.ts';

const visit = (alive: number): Visit => ({
  contentPaint: 800,
  largestPaint: 900,
  shellAlive: alive - 50,
  pageAlive: alive,
  searchBar: Number.NaN,
  requests: 12,
  bytes: 250_000,
  scriptBytes: 0,
});
const side = (name: string, ...alive: number[]) => ({
  name,
  values: alive.map((milliseconds) => ({ cold: visit(milliseconds), warm: visit(milliseconds / 2) })),
});
const visits = {
  reference: side('monolith', 2000, 4000, 2200),
  again: side('monolith again', 2020, 3960, 2200),
  subjects: [side('product', 2200, 4400, 2640)],
};

describe('the figures of a page', () => {
  it('are told for both visits, without those that the page does not have', () => {
    const titles = measurementsOf('property', visits).map(({ title }) => title);
    expect(titles).toContain('property, cold: page alive');
    expect(titles).toContain('property, warm: page alive');
    expect(titles.filter((title) => title.includes('search bar'))).toEqual([]);
  });

  it('are compared within rounds', () => {
    const lines = formatFigures(measurementsOf('property', visits)).split('\n');
    const alive = lines.find((line) => line.startsWith('property, cold: page alive'));
    expect(alive).toMatch(/2200 ms +2640 ms +1\.10 \(1\.10–1\.15\) +1\.00 \(0\.99–1\.00\)$/);
  });

  it('that are nothing at all are left out of the table', () => {
    expect(formatFigures(measurementsOf('property', visits))).not.toContain('of these scripts');
  });
});
