import type { RegistryEntry } from '@moien/contract';
import type { RemoteRoute } from '@moien/shared-lib';
import { useRootStore } from '@moien/shared-lib';
import { Suspense, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { usePageHead } from '../layout/page-head.ts';
import type { Platform, TrackedPromise } from '../platform/platform.ts';

type RemotePageProps = {
  platform: Platform;
  remote: string;
  route: RegistryEntry['remote']['routes'][number];
};

/** A remote's page in a Suspense of its own: shell and navigation come alive while its code is still on the way. */
export function RemotePage({ platform, remote, route }: RemotePageProps) {
  return (
    <Suspense fallback={<PageSkeleton shape={route.skeleton} />}>
      <LoadedPage
        promise={untilLoaded(platform.route(remote, route.id))}
        namespace={namespaceOf(platform, remote)}
      />
    </Suspense>
  );
}

const waiting = new WeakMap<Promise<RemoteRoute>, Promise<RemoteRoute>>();

/**
 * Never rejects. A navigation whose code does not load ends in its loader, so only a page that the server has drawn can
 * still miss its code here: it stays as it is, readable and with links that work, instead of giving way to an error.
 */
function untilLoaded(promise: TrackedPromise<RemoteRoute>): Promise<RemoteRoute> {
  if (promise.status === 'fulfilled') return promise;
  const known = waiting.get(promise);
  if (known) return known;
  const loaded = promise.catch(() => new Promise<never>(() => undefined));
  waiting.set(promise, loaded);
  return loaded;
}

function LoadedPage({ promise, namespace }: { promise: Promise<RemoteRoute>; namespace: string }) {
  const route = use(promise);
  const data: unknown = useLoaderData();
  const root = useRootStore();
  const { t } = useTranslation(namespace);
  usePageHead(
    useMemo(() => route.head(data, root, (slug, values) => t(slug, values ?? {})), [route, data, root, t]),
  );
  return <route.Component data={data} />;
}

function namespaceOf(platform: Platform, remote: string): string {
  return platform.entries.find((entry) => entry.remote.name === remote)?.remote.textNamespaces[0] ?? remote;
}
