import { setTimeout as delay } from 'node:timers/promises';

const TURN_MILLISECONDS = 5;

/**
 * Sends at a fixed rate whether or not answers come: a server that stalls meets all that was due meanwhile.
 * `send` is given the moment, by `performance.now()`, when it was due. Resolves when all have ended.
 * @returns by how much it was late with sending at worst, in milliseconds
 */
export async function sendAtRate(
  perSecond: number,
  seconds: number,
  send: (number: number, dueAt: number) => Promise<void>,
): Promise<number> {
  const total = Math.round(perSecond * seconds);
  const begunAt = performance.now();
  const dueAtOf = (number: number) => begunAt + (number * 1000) / perSecond;
  const open = new Set<Promise<void>>();
  let lateness = 0;
  for (let number = 0; number < total; ) {
    const now = performance.now();
    for (; number < total && dueAtOf(number) <= now; number += 1) {
      lateness = Math.max(lateness, now - dueAtOf(number));
      const sent = send(number, dueAtOf(number)).finally(() => open.delete(sent));
      open.add(sent);
    }
    await delay(TURN_MILLISECONDS);
  }
  await Promise.all(open);
  return lateness;
}
