import { setTimeout as delay } from 'node:timers/promises';
import { withClient } from '@moien/tooling/postgres/databases';
import type { StormSite } from './storm-site.ts';

const LIMIT_MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 100;

/** Waits until everything is well again; the names of what is not within a minute. */
export async function findDead({ processes, postgres, redis }: StormSite): Promise<string[]> {
  const checks: [name: string, isWell: () => Promise<boolean>][] = [
    ...processes.map(({ process: { name, address } }): [string, () => Promise<boolean>] => [
      name,
      () => fetch(new URL('/readyz', address)).then(({ status }) => status === 200),
    ]),
    ['postgres', () => withClient(postgres.url, (client) => client.query('select 1')).then(() => true)],
    ['redis', () => redis?.answers() ?? Promise.resolve(true)],
  ];
  const limit = AbortSignal.timeout(LIMIT_MILLISECONDS);
  const outcomes = await Promise.all(
    checks.map(async ([name, isWell]) => ((await becomesTrue(isWell, limit)) ? [] : [name])),
  );
  return outcomes.flat();
}

async function becomesTrue(isWell: () => Promise<boolean>, limit: AbortSignal): Promise<boolean> {
  while (!limit.aborted) {
    if (await isWell().catch(() => false)) return true;
    await delay(POLL_MILLISECONDS);
  }
  return false;
}
