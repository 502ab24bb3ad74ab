import { errorText } from '@moien/tooling/problem';
import type { BalancedSite } from './balanced-site.ts';
import { createTally, type Tally } from './tally.ts';
import { keepSocket, type Visit, visitSite } from './visitor.ts';

export interface RestartOptions {
  readonly rounds: number;
  /** Whether a process is started before the one that it replaces is stopped. */
  readonly isStartedFirst: boolean;
  /** Hears of each process that was replaced. */
  readonly onReplaced?: (name: string, milliseconds: number) => void;
}

/** Replaces each process of a site in turn while all its people visit it. */
export async function restartUnderVisitors(
  { address, members, people, propertyIds }: BalancedSite,
  { rounds, isStartedFirst, onReplaced }: RestartOptions,
): Promise<Tally> {
  const tally = createTally();
  const end = new AbortController();
  const visit: Visit = { address, propertyIds, tally, signal: end.signal };
  const sockets = await Promise.all(people.map((person) => keepSocket(person, visit)));
  const visits = people.map((person) => visitSite(person, visit));
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const { name, replace } of members) {
        const begun = performance.now();
        const code = await replace(isStartedFirst);
        if (code !== 0) tally.failures.push(`${name} ended with ${code}`);
        onReplaced?.(name, performance.now() - begun);
      }
  } catch (error) {
    tally.failures.push(errorText(error));
  }
  end.abort();
  // Also until the last websocket is back.
  await Promise.all([...visits, ...sockets.map(({ ended }) => ended)]);
  return tally;
}
