import type { Registry, RegistryState } from '@moien/contract';
import { importFresh } from '@moien/shared-lib';
import { fetchRegistry } from '@moien/shared-lib/api/fetch-registry';

const ASK_MILLISECONDS = 4000;

export type FollowOptions = {
  /** In use now. */
  sequence: () => number;
  shellVersion: string;
  /** What a state means for this page, where that is not what it means for every page of this shell. */
  resolve?: (state: RegistryState) => Registry;
  /** Hears of a registry that was verified, as it came. */
  onVerified?: (body: unknown) => void;
  onNewer: (registry: Registry) => void;
  onRefused: (error: unknown) => void;
};

/**
 * Asks every four seconds, while somebody looks, which releases are active; an answer that says nothing new
 * costs a few bytes.
 */
export function followRegistry(options: FollowOptions): void {
  let tag: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask() {
    clearTimeout(timer);
    if (!document.hidden) {
      const answer = await fetchRegistry(tag).catch(() => undefined);
      // What could not be looked at, for want of its code, is asked for again.
      if (answer && (await adopt(answer.body, options))) tag = answer.tag;
    }
    timer = setTimeout(ask, ASK_MILLISECONDS);
  }

  document.addEventListener('visibilitychange', () => void (document.hidden || ask()));
  void ask();
}

/** Whether the answer was looked at, be it adopted or refused. */
async function adopt(
  body: unknown,
  { sequence, shellVersion, resolve, onVerified, onNewer, onRefused }: FollowOptions,
): Promise<boolean> {
  const verifier = await importFresh(
    () => import(/* webpackChunkName: "registry" */ './verify-registry.ts'),
  ).catch(() => undefined);
  if (!verifier) return false;
  try {
    const registry = await verifier.verifyRegistry(body, sequence(), { shellVersion, resolve });
    onVerified?.(body);
    if (registry.sequence > sequence()) onNewer(registry);
  } catch (error) {
    onRefused(error);
  }
  return true;
}
