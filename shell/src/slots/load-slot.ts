import type { RegistryEntry } from '@moien/contract';
import type { RemoteSlot } from '@moien/shared-lib';
import { addRemoteTexts } from '../platform/add-remote-texts.ts';
import type { RouteEnvironment } from '../routing/route-environment.ts';

/** Code and texts of a release's slot; rejects when they cannot be loaded. */
export async function loadSlot(
  { platform, root, texts }: RouteEnvironment,
  release: RegistryEntry,
  slot: string,
): Promise<RemoteSlot> {
  const [loaded] = await Promise.all([
    platform.slot(release, slot),
    addRemoteTexts(platform, texts, root.essentials.essentials.textArray, release),
  ]);
  return loaded;
}
