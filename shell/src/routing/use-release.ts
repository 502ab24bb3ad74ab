import type { RegistryEntry } from '@moien/contract';
import { useLoaderData, useRouteLoaderData } from 'react-router-dom';
import type { ShownSet } from '../environment/route-environment.ts';
import { LAYOUT_ROUTE } from '../environment/route-ids.ts';
import type { RemoteData } from '../loading/load-remote-route.ts';
import type { Platform } from '../platform/platform.ts';
import { candidatesOf } from '../platform/releases.ts';

/** The release that loaded the data of the page, and so has to draw it. */
export function useRelease(platform: Platform, remote: string): RegistryEntry {
  const { version } = useLoaderData() as RemoteData;
  const { sequence } = useRouteLoaderData(LAYOUT_ROUTE) as ShownSet;
  const release = candidatesOf(platform.registryAt(sequence), remote, true).find(
    (candidate) => candidate.version === version,
  );
  if (!release) throw new Error(`The page was loaded by ${remote} ${version}, which is not of its set.`);
  return release;
}
