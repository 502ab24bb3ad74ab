import type { RegistryEntry } from '@moien/contract';
import { importFresh } from '@moien/shared-lib';
import type { RouteEnvironment } from '../environment/route-environment.ts';
import { RemoteFailure } from '../platform/remote-failure.ts';
import { addMissingTexts, applyRemoteTexts } from '../platform/remote-texts.ts';
import { loadSlot } from './load-slot.ts';

type SlotPlace = {
  slot: string;
  /** The id of what it shows, where there are several. */
  subject: string | undefined;
  element: HTMLElement;
};
type Filled = { unmount: () => void };
type Listeners = {
  onFilled?: () => void;
  /** It is empty now. */
  onFailure: () => void;
};

/** Fills an element with the slot of the first of these releases that can; the answer empties it. */
export function fillSlot(
  environment: RouteEnvironment,
  releases: RegistryEntry[],
  { slot, subject, element }: SlotPlace,
  { onFilled, onFailure }: Listeners,
): () => void {
  let filled: Filled | undefined;
  let isLeft = false;
  const isWanted = () => !isLeft;
  fill(environment, releases, { slot, subject, element, isWanted, onFailure }).then(
    (found) => {
      if (isLeft) return found?.unmount();
      filled = found;
      onFilled?.();
    },
    (cause: unknown) => {
      if (isLeft) return;
      onFailure();
      // What releases did wrong has been reported.
      if (!(cause instanceof RemoteFailure)) console.error(cause);
    },
  );
  return () => {
    isLeft = true;
    filled?.unmount();
  };
}

type Place = SlotPlace & {
  isWanted: () => boolean;
  /** It is empty now. */
  onFailure: () => void;
};

async function fill(
  environment: RouteEnvironment,
  releases: RegistryEntry[],
  place: Place,
): Promise<Filled | undefined> {
  const { platform } = environment;
  const { slot, subject, element, isWanted, onFailure } = place;
  // Both at once: on a slow line each trip to the server is seen.
  const [{ mountParcel }, { release, value }] = await Promise.all([
    importFresh(() => import(/* webpackChunkName: "parcel" */ './mount-parcel.ts')),
    platform.ready(releases, (candidate) => loadSlot(environment, candidate, slot)),
  ]);
  if (!isWanted()) return undefined;
  const { texts, root } = environment;
  if (release === releases[0])
    applyRemoteTexts(texts, root.essentials.essentials.textArray, release, value.resources);
  else addMissingTexts(texts, release, value.resources);
  try {
    const onCrash = (cause: unknown) => {
      if (!isWanted()) return;
      platform.crash(release, new RemoteFailure('MF-402', release, { part: slot, cause }));
      onFailure();
    };
    return await mountParcel(environment, value.slot, { domElement: element, subject, onCrash });
  } catch (cause) {
    if (!isWanted()) return undefined;
    const failure = new RemoteFailure('MF-404', release, { part: slot, cause });
    platform.fail(release, failure);
    const others = releases.filter((other) => other !== release);
    if (others.length === 0) throw failure;
    return fill(environment, others, place);
  }
}
