import type { RegistryEntry } from '@moien/contract';
import type { RemoteRoute } from '@moien/shared-lib';
import { useRootStore } from '@moien/shared-lib';
import { Suspense, use, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { RemoteData } from '../loading/load-remote-route.ts';
import { neverRejecting } from '../loading/never-rejecting.ts';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { usePageHead } from '../page/page-head.ts';
import type { Platform } from '../platform/platform.ts';
import { markSeen } from './seen-pages.ts';
import { useRelease } from './use-release.ts';
import { useTakeOver } from './use-take-over.ts';

export type RemotePageProps = {
  platform: Platform;
  remote: string;
  route: RegistryEntry['remote']['routes'][number];
};

/**
 * A remote's page in a Suspense of its own: shell and navigation come alive while its code is still on the
 * way.
 */
export function RemotePage({ platform, remote, route }: RemotePageProps) {
  const release = useRelease(platform, remote);
  useTakeOver(platform, release, route.id);
  const promise = platform.route(release, route.id);
  return (
    <Suspense key={keyOf(promise)} fallback={<PageSkeleton shape={route.skeleton} />}>
      <LoadedPage promise={neverRejecting(promise)} release={release} />
    </Suspense>
  );
}

const keys = new WeakMap<Promise<RemoteRoute>, number>();
let lastKey = 0;

/**
 * Another version, or the same at another attempt, is drawn anew: it does not hydrate what the server drew.
 */
function keyOf(promise: Promise<RemoteRoute>): number {
  const key = keys.get(promise) ?? ++lastKey;
  keys.set(promise, key);
  return key;
}

function LoadedPage({ promise, release }: { promise: Promise<RemoteRoute>; release: RegistryEntry }) {
  const route = use(promise);
  const { data } = useLoaderData() as RemoteData;
  const root = useRootStore();
  const { key } = useLocation();
  const { t } = useTranslation(release.remote.textNamespaces[0] ?? release.remote.name);
  usePageHead(
    useMemo(() => route.head(data, root, (slug, values) => t(slug, values ?? {})), [route, data, root, t]),
  );
  useEffect(() => markSeen(key, release), [key, release]);
  return <route.Component data={data} />;
}
