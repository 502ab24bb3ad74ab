import type { ReleaseCalls } from './release-calls.ts';

/** Waits until the gateway knows what is in the log now. @throws Problem */
export async function untilServed(calls: ReleaseCalls): Promise<void> {
  await calls.untilShown(await calls.logged());
}
