import type { RegistryEntry } from '@moien/contract';
import { useContext, useEffect, useReducer, useRef } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router-dom';
import { releaseKey } from '../platform/releases.ts';
import { LAYOUT_ROUTE } from '../routing/create-routes.tsx';
import { EnvironmentContext } from '../routing/environment-context.ts';
import type { RouteEnvironment, ShownSet } from '../routing/route-environment.ts';
import { fillSlot } from './fill-slot.ts';

/**
 * A place in the shell that a remote fills with a single-spa parcel. Without an active release for it, it stays empty.
 * When it could not be filled, the last good release fills it; without one it is tried again at the next navigation and
 * when the remote may be tried again.
 */
export function SlotHost({ slot }: { slot: string }) {
  const environment = useContext(EnvironmentContext);
  const shown = useRouteLoaderData(LAYOUT_ROUTE) as ShownSet | undefined;
  const remote =
    environment &&
    shown &&
    environment.platform
      .registryAt(shown.sequence)
      .entries.find((entry) => entry.remote.slots.some(({ id }) => id === slot))?.remote.name;
  if (!environment || !shown || !remote) return <div data-slot={slot} />;
  return <RemoteSlotHost environment={environment} sequence={shown.sequence} remote={remote} slot={slot} />;
}

type RemoteSlotHostProps = { environment: RouteEnvironment; sequence: number; remote: string; slot: string };

function RemoteSlotHost({ environment, sequence, remote, slot }: RemoteSlotHostProps) {
  const { platform } = environment;
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [release] = platform.candidates(platform.registryAt(sequence), remote);
  useEffect(() => platform.onChange(remote, retry), [platform, remote]);
  return release ? (
    <FilledSlot
      key={`${releaseKey(release)} ${attempt}`}
      environment={environment}
      release={release}
      slot={slot}
    />
  ) : null;
}

type FilledSlotProps = { environment: RouteEnvironment; release: RegistryEntry; slot: string };

function FilledSlot({ environment, release, slot }: FilledSlotProps) {
  const element = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const keyOfFailure = useRef<string>(undefined);
  const newestKey = useRef(key);

  useEffect(() => {
    newestKey.current = key;
    if (keyOfFailure.current === undefined || keyOfFailure.current === key) return;
    environment.platform.forget(release.remote.name);
  }, [environment, release, key]);

  useEffect(() => {
    if (!element.current) return;
    return fillSlot(environment, release, slot, element.current, () => {
      keyOfFailure.current = newestKey.current;
    });
  }, [environment, release, slot]);

  return <div ref={element} data-slot={slot} />;
}
