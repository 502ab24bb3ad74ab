import type { RegistryEntry } from '@moien/contract';
import { useContext, useEffect, useMemo, useReducer, useRef } from 'react';
import { useLocation, useMatches, useRouteLoaderData } from 'react-router-dom';
import { EnvironmentContext } from '../environment/environment-context.ts';
import type { RouteEnvironment, ShownSet } from '../environment/route-environment.ts';
import { LAYOUT_ROUTE, type RouteHandle } from '../environment/route-ids.ts';
import type { RemoteData } from '../loading/load-remote-route.ts';
import { candidatesOf, releaseKey } from '../platform/releases.ts';
import { fillSlot } from './fill-slot.ts';

type SlotListeners = {
  onFilled?: () => void;
  /** No release can fill it for now, or what filled it has crashed. */
  onFailure?: () => void;
};
type SlotHostProps = SlotListeners & {
  slot: string;
  /** The id of what the slot shows, where there are several; it stays the same. */
  subject?: string;
};

/**
 * A place in the shell, or in a remote's page, that a remote fills with a single-spa parcel. Without an
 * active release for it, it stays empty. It is of the version of the page when both are of one remote. Where
 * a release cannot fill it, the last good one does; without one it is tried again at the next navigation and
 * when the remote may be tried again.
 */
export function SlotHost({ slot, ...rest }: SlotHostProps) {
  const environment = useContext(EnvironmentContext);
  const shown = useRouteLoaderData(LAYOUT_ROUTE) as ShownSet | undefined;
  const remote =
    environment &&
    shown &&
    environment.platform
      .registryAt(shown.sequence)
      .entries.find((entry) => entry.remote.slots.some(({ id }) => id === slot))?.remote.name;
  if (!environment || !shown || !remote) return <div data-slot={slot} />;
  const { sequence } = shown;
  return <RemoteSlotHost {...{ environment, sequence, remote, slot }} {...rest} />;
}

type RemoteSlotHostProps = SlotHostProps & {
  environment: RouteEnvironment;
  sequence: number;
  remote: string;
};

function RemoteSlotHost(props: RemoteSlotHostProps) {
  const { environment, sequence, remote, slot, subject, ...listeners } = props;
  const { platform } = environment;
  const { key } = useLocation();
  const pageVersion = usePageVersion(remote);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed or healed meanwhile counts from the next navigation or attempt on
  const releases = useMemo(() => {
    const registry = platform.registryAt(sequence);
    const isOfPage = ({ version }: RegistryEntry) => version === pageVersion;
    const others = platform.candidates(registry, remote).filter((release) => !isOfPage(release));
    return [...candidatesOf(registry, remote, true).filter(isOfPage), ...others];
  }, [platform, sequence, remote, pageVersion, key, attempt]);
  const [first] = releases;
  const { onFailure } = listeners;
  const hasNone = first === undefined;
  useEffect(() => {
    if (hasNone) onFailure?.();
  }, [hasNone, onFailure]);
  return first ? (
    <FilledSlot
      key={`${releaseKey(first)} ${attempt}`}
      environment={environment}
      releases={releases}
      remote={remote}
      slot={slot}
      subject={subject}
      onRetry={retry}
      {...listeners}
    />
  ) : null;
}

/** The version that drew the page, when it is a page of this remote. */
function usePageVersion(remote: string): string | undefined {
  const page = useMatches().find(({ handle }) => (handle as RouteHandle | undefined)?.remote === remote);
  return (page?.loaderData as RemoteData | undefined)?.version;
}

type FilledSlotProps = SlotListeners & {
  environment: RouteEnvironment;
  releases: RegistryEntry[];
  remote: string;
  slot: string;
  subject: string | undefined;
  onRetry: () => void;
};

/** What fills it stays until another release is to come first. */
function FilledSlot(props: FilledSlotProps) {
  const { environment, releases, remote, slot, subject, onRetry, onFilled, onFailure } = props;
  const element = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const keyOfFailure = useRef<string>(undefined);
  const newestKey = useRef(key);
  const firstReleases = useRef(releases);

  useEffect(() => {
    newestKey.current = key;
    if (keyOfFailure.current === undefined || keyOfFailure.current === key) return;
    environment.platform.forget(remote);
  }, [environment, remote, key]);

  useEffect(
    () => environment.platform.onChange(remote, () => keyOfFailure.current !== undefined && onRetry()),
    [environment, remote, onRetry],
  );

  useEffect(() => {
    if (!element.current) return;
    const place = { slot, subject, element: element.current };
    return fillSlot(environment, firstReleases.current, place, {
      onFilled,
      onFailure: () => {
        keyOfFailure.current = newestKey.current;
        onFailure?.();
      },
    });
  }, [environment, slot, subject, onFilled, onFailure]);

  return <div ref={element} data-slot={slot} />;
}
