import { createReactParcel, type RemoteSlot } from '@moien/shared-lib';
import { mountRootParcel } from 'single-spa';
import type { RouteEnvironment } from '../environment/route-environment.ts';

type ParcelPlace = {
  domElement: HTMLElement;
  subject: string | undefined;
  onCrash: (error: unknown) => void;
};

/** Mounts a remote's slot; rejects when its first render throws. What throws later empties it and is told. */
export async function mountParcel(
  { root, texts }: RouteEnvironment,
  { Component }: RemoteSlot,
  { domElement, subject, onCrash }: ParcelPlace,
): Promise<{ unmount: () => void }> {
  const parcel = mountRootParcel(createReactParcel(Component), {
    ...{ domElement, root, texts, subject, onCrash },
  });
  await parcel.mountPromise;
  return { unmount: () => void parcel.unmount() };
}
