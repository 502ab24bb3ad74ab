import { formatTable } from '../harness/format-table.ts';
import type { Measurement } from '../harness/result-file.ts';
import { summarize } from '../harness/statistics.ts';

/**
 * How the median and the p95 of each side grow from the first measurement in the same unit to the next ones.
 */
export function growthRows(measurements: readonly Measurement[]): string[][] {
  const units = [...new Set(measurements.map(({ unit }) => unit))];
  return units.flatMap((unit) => {
    const series = measurements.filter((each) => each.unit === unit).map(sidesOf);
    const [first = new Map()] = series;
    return [...first].map(([name, start]) => [
      `${name}, ${unit}`,
      ...series.flatMap((sides) => {
        const now = sides.get(name) ?? start;
        return [(now.p50 / start.p50).toFixed(2), (now.p95 / start.p95).toFixed(2)];
      }),
    ]);
  });
}

export function printGrowth(measurements: readonly Measurement[]): void {
  const titles = measurements
    .filter(({ unit }) => unit === 'ms')
    .map(({ title }) => title.split(':')[0] ?? '');
  const head = ['growth', ...titles.flatMap((title) => [`${title} p50`, 'p95'])];
  if (titles.length > 1) console.log(`\n${formatTable([head, ...growthRows(measurements)])}`);
}

function sidesOf({ reference, subjects }: Measurement) {
  return new Map([reference, ...subjects].map(({ name, values }) => [name, summarize(values)]));
}
