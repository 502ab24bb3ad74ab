import type { Registry } from '@moien/contract';
import { importFresh } from '@moien/shared-lib';
import { fetchRegistry } from '@moien/shared-lib/api/fetch-registry';

const ASK_MILLISECONDS = 4000;

type FollowOptions = {
  /** In use now. */
  sequence: () => number;
  shellVersion: string;
  onNewer: (registry: Registry) => void;
  onRefused: (error: unknown) => void;
};

/** Asks every four seconds, while somebody looks, which releases are active; an answer that says nothing new costs a few bytes. */
export function followRegistry(options: FollowOptions): void {
  let tag: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask() {
    clearTimeout(timer);
    if (!document.hidden) {
      const answer = await fetchRegistry(tag).catch(() => undefined);
      if (answer) {
        tag = answer.tag;
        await adopt(answer.body, options).catch(options.onRefused);
      }
    }
    timer = setTimeout(ask, ASK_MILLISECONDS);
  }

  document.addEventListener('visibilitychange', () => void (document.hidden || ask()));
  void ask();
}

async function adopt(body: unknown, { sequence, shellVersion, onNewer }: FollowOptions): Promise<void> {
  const { verifyRegistry } = await importFresh(
    () => import(/* webpackChunkName: "registry" */ './verify-registry.ts'),
  );
  const registry = await verifyRegistry(body, sequence(), shellVersion);
  if (registry.sequence > sequence()) onNewer(registry);
}
