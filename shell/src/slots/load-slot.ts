import type { RegistryEntry } from '@moien/contract';
import type { RemoteSlot, TextResources } from '@moien/shared-lib';
import type { RouteEnvironment } from '../environment/route-environment.ts';
import { loadRemoteTexts } from '../platform/remote-texts.ts';

export type LoadedSlot = { slot: RemoteSlot; resources: TextResources | undefined };

/** Code and texts of a release's slot; rejects when they cannot be loaded. */
export async function loadSlot(
  { platform, texts }: RouteEnvironment,
  release: RegistryEntry,
  id: string,
): Promise<LoadedSlot> {
  const [slot, resources] = await Promise.all([
    platform.slot(release, id),
    loadRemoteTexts(platform, texts, release),
  ]);
  return { slot, resources };
}
