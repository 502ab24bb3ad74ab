import { formatTable } from '../harness/format-table.ts';
import { type PairedSamples, pick } from '../harness/measure-paired.ts';
import type { Measurement } from '../harness/result-file.ts';
import { formatRatios, roundRatios } from '../harness/round-ratios.ts';
import { median } from '../harness/statistics.ts';
import type { Visit, VisitPair } from './visit.ts';

const FIGURES: { name: string; unit: 'ms' | 'KB' | ''; read: (visit: Visit) => number }[] = [
  { name: 'content painted', unit: 'ms', read: (visit) => visit.contentPaint },
  { name: 'largest paint', unit: 'ms', read: (visit) => visit.largestPaint },
  { name: 'shell alive', unit: 'ms', read: (visit) => visit.shellAlive },
  { name: 'page alive', unit: 'ms', read: (visit) => visit.pageAlive },
  { name: 'search bar', unit: 'ms', read: (visit) => visit.searchBar },
  { name: 'transferred', unit: 'KB', read: (visit) => visit.bytes / 1000 },
  { name: 'of these scripts', unit: 'KB', read: (visit) => visit.scriptBytes / 1000 },
  { name: 'requests', unit: '', read: (visit) => visit.requests },
];
const CACHES = ['cold', 'warm'] as const;

/**
 * Each figure of both visits as a measurement of its own; figures that the page does not have are left out.
 */
export function measurementsOf(title: string, visits: PairedSamples<VisitPair>): Measurement[] {
  return CACHES.flatMap((cache) =>
    FIGURES.map(({ name, unit, read }) => ({
      title: `${title}, ${cache}: ${name}`,
      unit,
      ...pick(visits, (pair) => read(pair[cache])),
    })),
  ).filter(({ reference }) => !reference.values.some(Number.isNaN));
}

/**
 * Medians of both sides, and ratios within rounds with their quartiles: the subject's, and the reference's to
 * itself.
 */
export function formatFigures(measurements: readonly Measurement[]): string {
  const [first] = measurements;
  const head = ['', first?.reference.name ?? '', first?.subjects[0]?.name ?? '', 'ratio', 'noise'];
  const rows = measurements.flatMap((measurement) => {
    const { title, unit, reference, again, subjects } = measurement;
    const [subject] = subjects;
    // What the cache answers alone is not transferred at all.
    if (!subject || reference.values.every((value) => value === 0)) return [];
    return [
      [
        title,
        ...[reference, subject].map(({ values }) => `${median(values).toFixed(0)} ${unit}`.trim()),
        formatRatios(roundRatios(subject, reference)),
        formatRatios(roundRatios(again, reference)),
      ],
    ];
  });
  return formatTable([head, ...rows]);
}
