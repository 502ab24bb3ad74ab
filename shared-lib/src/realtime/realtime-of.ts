import { importFresh } from '../api/import-fresh.ts';
import type { Realtime } from './create-realtime.ts';
import type { RealtimeOwner } from './open-realtime.ts';
import { readEvent } from './read-event.ts';

const known = new WeakMap<RealtimeOwner, Promise<Realtime | undefined>>();

/** The page's only one; undefined when its code does not come, which the next wish tries again. */
export function realtimeOf(root: RealtimeOwner): Promise<Realtime | undefined> {
  const opened = known.get(root) ?? open(root);
  known.set(root, opened);
  return opened;
}

async function open(root: RealtimeOwner): Promise<Realtime | undefined> {
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
