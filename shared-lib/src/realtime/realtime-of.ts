import { importFresh } from '../api/import-fresh.ts';
import type { RootStore } from '../stores/root-store.ts';
import type { Realtime } from './create-realtime.ts';
import { readEvent } from './read-event.ts';

const known = new WeakMap<RootStore, Promise<Realtime | undefined>>();

/** The page's only one; undefined when its code does not come, which the next wish tries again. */
export function realtimeOf(root: RootStore): Promise<Realtime | undefined> {
  const opened = known.get(root) ?? open(root);
  known.set(root, opened);
  return opened;
}

async function open(root: RootStore): Promise<Realtime | undefined> {
  try {
    const { openRealtime } = await importFresh(
      () => import(/* webpackChunkName: "realtime" */ './open-realtime.ts'),
    );
    return openRealtime(root, readEvent);
  } catch (error) {
    console.warn('The code of live news could not be loaded.', error);
    known.delete(root);
    return undefined;
  }
}
