import type { SeedsResult } from '@moien/api/testing/money/run-seeds';

const WRONGS_SHOWN = 20;

/** How often each thing was injected, and what was wrong. */
export function reportSeeds({ wrongs, faults, deaths, states }: SeedsResult): string[] {
  return [
    `faults of the provider: ${list(faults)}`,
    `ends of a process: ${sum(deaths)}, of them ${list(deaths)}`,
    `bookings at the end: ${list(states)}`,
    ...reportWrongs(wrongs),
  ];
}

export function reportWrongs(wrongs: readonly string[]): string[] {
  return wrongs.slice(0, WRONGS_SHOWN).map((wrong) => `  FAILED  ${wrong}`);
}

/** The most frequent first. */
export function list(counts: Readonly<Record<string, number>>): string {
  const sorted = Object.entries(counts).sort(([, one], [, other]) => other - one);
  return sorted.map(([name, count]) => `${name} ${count}`).join(', ');
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
