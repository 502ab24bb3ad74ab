import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../problem.ts';
import type { ReleaseCalls } from './release-calls.ts';

const POLL_MILLISECONDS = 50;
const PATIENCE_MILLISECONDS = 20_000;

/** Waits until the gateway knows what is in the log now. @throws Problem */
export async function untilServed(calls: ReleaseCalls): Promise<void> {
  const sequence = await calls.logged();
  const end = performance.now() + PATIENCE_MILLISECONDS;
  while ((await calls.served()) < sequence) {
    if (performance.now() > end)
      throw new Problem(
        'The gateway does not take the registry over: its log says why, with a number such as MF-601.',
      );
    await pause(POLL_MILLISECONDS);
  }
}
