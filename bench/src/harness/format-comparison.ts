import type { ComparisonTable } from './comparison.ts';
import { formatTable } from './format-table.ts';
import type { Summary } from './statistics.ts';

/** The table of a comparison as text. Ratios are against the first line. */
export function formatComparison(
  { reference, noiseOfMedians, noiseOfP95, subjects }: ComparisonTable,
  unit: string,
): string {
  const head = [unit, 'samples', 'p50', 'p95', 'quartiles', 'ratio p50', 'ratio p95'];
  const rows = [
    [reference.name, ...formatSummary(reference.summary), '1.00', '1.00'],
    ...subjects.map(({ name, summary, ratioOfMedians, ratioOfP95 }) => [
      name,
      ...formatSummary(summary),
      ratioOfMedians.toFixed(2),
      ratioOfP95.toFixed(2),
    ]),
  ];
  const noise = `noise (${reference.name} against itself): p50 ±${percent(noiseOfMedians)}, p95 ±${percent(noiseOfP95)}`;
  return `${formatTable([head, ...rows])}\n${noise}`;
}

function formatSummary({ count, p50, p95, interquartileRange }: Summary): string[] {
  return [String(count), formatValue(p50), formatValue(p95), formatValue(interquartileRange)];
}

/** Three significant digits, without an exponent. */
function formatValue(value: number): string {
  const digits = value === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toFixed(Math.min(digits, 6));
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
