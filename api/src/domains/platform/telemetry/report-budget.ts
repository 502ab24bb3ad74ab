import { LRUCache } from 'lru-cache';
import { HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { FAULTS_PER_NETWORK_AND_HOUR, SIGHTINGS_PER_NETWORK_AND_HOUR } from './telemetry-limits.ts';

/** Remembered at once in a process; the bounds of the table hold for however many there are. */
const NETWORKS_MAXIMUM = 10_000;

type Counted = { remote: string; version: string; fault: string; part: string; count: number };

/** How often each fault was reported from a network since the hour began. */
type Hour = { begunAt: number; sightings: Map<string, number> };

export type ReportBudget = ReturnType<typeof createReportBudget>;

/**
 * Bounds what one network adds in an hour. It is kept in this process alone, and never stored. `now` never
 * jumps.
 */
export function createReportBudget(now: () => number = performance.now.bind(performance)) {
  const hours = new LRUCache<string, Hour>({ max: NETWORKS_MAXIMUM });

  const hourOf = (network: string): Hour => {
    const known = hours.get(network);
    if (known && now() - known.begunAt < HOUR_MILLISECONDS) return known;
    const begun = { begunAt: now(), sightings: new Map<string, number>() };
    hours.set(network, begun);
    return begun;
  };

  return {
    /** What of these still counts, and how often. */
    admit<Fault extends Counted>(network: string, faults: readonly Fault[]): Fault[] {
      const { sightings } = hourOf(network);
      return faults.flatMap((fault) => {
        const key = [fault.remote, fault.version, fault.fault, fault.part].join(' ');
        const before = sightings.get(key);
        if (before === undefined && sightings.size >= FAULTS_PER_NETWORK_AND_HOUR) return [];
        const count = Math.min(fault.count, SIGHTINGS_PER_NETWORK_AND_HOUR - (before ?? 0));
        if (count <= 0) return [];
        sightings.set(key, (before ?? 0) + count);
        return [{ ...fault, count }];
      });
    },
  };
}
