import { median } from '../harness/statistics.ts';
import type { Audit } from './audit-page.ts';

/** What pages of the shell are held to. */
const PERFORMANCE_LEAST = 95;
const OTHERS_LEAST = 100;
/** Rounded to two digits this is more than nothing. */
const LAYOUT_SHIFT_SEEN = 0.005;

export const HEADINGS = [
  'page',
  'performance',
  'least',
  'accessible',
  'practices',
  'seo',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
  'KB',
];

type Figure = Exclude<keyof Audit, 'failed'>;

const middle = (runs: readonly Audit[], figure: Figure) => median(runs.map((run) => run[figure]));
const least = (runs: readonly Audit[], figure: Figure) => Math.min(...runs.map((run) => run[figure]));

export function rowOf(name: string, runs: readonly Audit[]): string[] {
  const seconds = (figure: Figure) => `${(middle(runs, figure) / 1000).toFixed(2)} s`;
  return [
    name,
    String(middle(runs, 'performance')),
    String(least(runs, 'performance')),
    String(least(runs, 'accessibility')),
    String(least(runs, 'bestPractices')),
    String(least(runs, 'seo')),
    seconds('firstContentfulPaint'),
    seconds('largestContentfulPaint'),
    `${Math.round(middle(runs, 'totalBlockingTime'))} ms`,
    Math.max(...runs.map(({ layoutShift }) => layoutShift)).toFixed(3),
    String(Math.round(middle(runs, 'bytes') / 1000)),
  ];
}

/** One sentence for each figure that is too low. */
export function shortfallsOf(name: string, runs: readonly Audit[]): string[] {
  const performance = middle(runs, 'performance');
  return [
    ...(performance < PERFORMANCE_LEAST
      ? [`${name}: performance is ${performance}, not ${PERFORMANCE_LEAST}.`]
      : []),
    ...runs
      .filter(({ layoutShift }) => layoutShift >= LAYOUT_SHIFT_SEEN)
      .map(({ layoutShift }) => `${name}: something moved (${layoutShift.toFixed(3)}).`),
    ...(['accessibility', 'bestPractices', 'seo'] as const)
      .filter((figure) => least(runs, figure) < OTHERS_LEAST)
      .map((figure) => `${name}: ${figure} is ${least(runs, figure)}, not ${OTHERS_LEAST}.`),
    ...new Set(runs.flatMap(({ failed }) => failed.map((what) => `${name}: ${what}`))),
  ];
}
