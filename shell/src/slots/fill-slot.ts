import type { RegistryEntry } from '@moien/contract';
import { importFresh } from '@moien/shared-lib';
import { RemoteFailure } from '../platform/remote-failure.ts';
import type { RouteEnvironment } from '../routing/route-environment.ts';
import { loadSlot } from './load-slot.ts';

/** Fills an element with a release's slot; the answer empties it. */
export function fillSlot(
  environment: RouteEnvironment,
  release: RegistryEntry,
  slot: string,
  element: HTMLElement,
  onFailure: () => void,
): () => void {
  let unmount: (() => void) | undefined;
  let isLeft = false;
  // Both at once: on a slow line each trip to the server is seen.
  Promise.all([
    importFresh(() => import(/* webpackChunkName: "parcel" */ './mount-parcel.ts')),
    loadSlot(environment, release, slot),
  ])
    .then(([{ mountParcel }, loaded]) => (isLeft ? undefined : mountParcel(environment, loaded, element)))
    .then((parcel) => {
      if (isLeft) parcel?.unmount();
      else unmount = parcel?.unmount;
    })
    .catch((cause: unknown) => {
      if (isLeft) return;
      onFailure();
      reportFailure(environment, release, slot, cause);
    });
  return () => {
    isLeft = true;
    unmount?.();
  };
}

function reportFailure({ platform }: RouteEnvironment, release: RegistryEntry, slot: string, cause: unknown) {
  // What did not load has been reported where it was loaded.
  if (!(cause instanceof RemoteFailure))
    platform.fail(release, new RemoteFailure('MF-404', release, { part: slot, cause }));
}
