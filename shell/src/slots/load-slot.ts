import type { RemoteSlot } from '@moien/shared-lib';
import { addRemoteTexts } from '../platform/add-remote-texts.ts';
import type { RouteEnvironment } from '../routing/route-environment.ts';

/** Code and texts of a remote's slot; rejects when they cannot be loaded. */
export async function loadSlot(
  { platform, root, texts }: RouteEnvironment,
  remote: string,
  slot: string,
): Promise<RemoteSlot> {
  const [loaded] = await Promise.all([
    platform.slot(remote, slot),
    addRemoteTexts(platform, texts, root.essentials.essentials.textArray, remote),
  ]);
  return loaded;
}
