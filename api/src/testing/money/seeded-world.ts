import { FAULT_KINDS, type Fault, type FaultKind } from '@moien/sandbox/payments/faults';
import type { Random } from '../../lib/random.ts';
import type { Strike } from './mortal-database.ts';

/** How likely each fault is, of each call or hook that it can hit. */
const FAULT_PROBABILITIES: Readonly<Record<FaultKind, number>> = {
  'lose-before': 0.03,
  'lose-after': 0.05,
  'delay-answer': 0.05,
  'status-500': 0.03,
  'status-503': 0.03,
  'double-hook': 0.2,
  'delay-hook': 0.2,
  'lose-hook': 0.2,
  'reorder-hook': 0.2,
};

/** Milliseconds of the provider's clock. */
const LONGEST_DELAY = 200;

/** Of each moment at which a process may end: there are two for each statement. */
const DEATH_PROBABILITY = 0.0015;

export type DeathCounts = Record<string, number>;

type Control = { injectFault: (fault: Fault) => void; clearFaults: () => void };

/** What fails while a seed is played, and how often it has failed so far. */
export function createSeededWorld() {
  const deaths: DeathCounts = {};
  let random: Random | undefined;

  const strike: Strike = (moment, statement) => {
    if (!random?.chance(DEATH_PROBABILITY)) return false;
    const place = `${moment} ${placeOf(statement)}`;
    deaths[place] = (deaths[place] ?? 0) + 1;
    return true;
  };

  return {
    strike,
    deaths,
    begin(seed: string, own: Random, control: Control): void {
      random = own.fork('deaths');
      for (const kind of FAULT_KINDS)
        control.injectFault({
          kind,
          probability: FAULT_PROBABILITIES[kind],
          seed: `${seed} ${kind}`,
          milliseconds: own.integer(1, LONGEST_DELAY),
        });
    },
    end(control: Control): void {
      random = undefined;
      control.clearFaults();
    },
  };
}

/** What the statement begins with, and the table that it writes. */
function placeOf(statement: string): string {
  const [, verb = 'other', table] =
    /^\s*(\w+)(?:\s+(?:into|graphile_worker)?[.\s]*(\w+))?/i.exec(statement) ?? [];
  const isWrite = /^(insert|update)$/i.test(verb);
  return isWrite && table ? `${verb} ${table}`.toLowerCase() : verb.toLowerCase();
}
