import { setTimeout as delay } from 'node:timers/promises';
import type { RegistryState } from '@moien/contract';
import { Problem } from '../problem.ts';
import { Refusal, type ReleaseClient } from './client.ts';

/** How often and how long the gateway is asked, in milliseconds. */
const ASK = 50;
const TIMEOUT_MILLISECONDS = 60_000;

/** Waits until the gateway's registry has come as far as this event. @throws Problem */
export async function untilShown(client: ReleaseClient, sequence: number): Promise<RegistryState> {
  const end = performance.now() + TIMEOUT_MILLISECONDS;
  for (;;) {
    const state = await shownRegistry(client);
    if (state && state.sequence >= sequence) return state;
    if (performance.now() > end)
      throw new Problem(
        `Event ${sequence} is in the log, but ${client.url} does not show it: the gateway’s own log says why, with a number such as MF-601.`,
      );
    await delay(ASK);
  }
}

/** A gateway that has just started has none yet. */
async function shownRegistry(client: ReleaseClient): Promise<RegistryState | undefined> {
  try {
    return await client.readRegistry();
  } catch (error) {
    if (error instanceof Refusal && error.status === 503) return undefined;
    throw error;
  }
}
