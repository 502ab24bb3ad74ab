import { createReactParcel, type RemoteSlot } from '@moien/shared-lib';
import { mountRootParcel } from 'single-spa';
import type { RouteEnvironment } from '../environment/route-environment.ts';

/** Mounts a remote's slot; rejects when its first render throws. What throws later empties it and is told. */
export async function mountParcel(
  { root, texts }: RouteEnvironment,
  { Component }: RemoteSlot,
  domElement: HTMLElement,
  onCrash: (error: unknown) => void,
): Promise<{ unmount: () => void }> {
  const parcel = mountRootParcel(createReactParcel(Component), { domElement, root, texts, onCrash });
  await parcel.mountPromise;
  return { unmount: () => void parcel.unmount() };
}
