import type { RegistryEntry } from '@moien/contract';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { RouteErrorBoundary } from '../error-boundaries/RouteErrorBoundary.tsx';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import type { Platform } from '../platform/platform.ts';
import { RemoteFailure } from '../platform/remote-failure.ts';
import type { RemotePageProps } from './RemotePage.tsx';
import { isSeen } from './seen-pages.ts';
import { useRelease } from './use-release.ts';

/** In place of a remote's page: when its loader failed or was refused, or the page threw. */
export function RemoteErrorBoundary(props: RemotePageProps) {
  const error = useRouteError();
  return error instanceof RemoteFailure || isRouteErrorResponse(error) ? (
    <FailedLoader {...props} />
  ) : (
    <FailedRender {...props} error={error} />
  );
}

/** It heals when the remote may be tried again, be it by hand. */
function FailedLoader({ platform, remote }: RemotePageProps) {
  const { revalidate } = useRevalidator();
  useEffect(() => platform.onChange(remote, () => void revalidate()), [platform, remote, revalidate]);
  return <RouteErrorBoundary remote={remote} onRetry={() => platform.forget(remote)} />;
}

/**
 * A page that throws before it was seen gives way to another release; one that was seen keeps its version.
 */
function FailedRender({ platform, remote, route, error }: RemotePageProps & { error: unknown }) {
  const release = useRelease(platform, remote);
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  const [wasSeen] = useState(() => isSeen(key, release));
  const [isReplaced] = useState(() => !wasSeen && hasGoodOther(platform, release));

  useEffect(() => {
    const failure = new RemoteFailure(wasSeen ? 'MF-402' : 'MF-401', release, {
      part: route.id,
      cause: error,
    });
    if (wasSeen) platform.crash(release, failure);
    else platform.fail(release, failure);
    if (isReplaced) void revalidate();
  }, [platform, release, route.id, error, wasSeen, isReplaced, revalidate]);

  useEffect(() => {
    if (!wasSeen && !isReplaced) return platform.onChange(remote, () => void revalidate());
  }, [platform, remote, wasSeen, isReplaced, revalidate]);

  const retry = () => {
    if (!wasSeen) return platform.forget(remote);
    platform.repeat();
    void revalidate();
  };
  return isReplaced ? (
    <PageSkeleton shape={route.skeleton} />
  ) : (
    <RouteErrorBoundary remote={remote} onRetry={retry} />
  );
}

/** Without one a page that no release can draw would try them in turn for ever. */
function hasGoodOther(platform: Platform, release: RegistryEntry): boolean {
  return platform
    .candidates(platform.registry(), release.remote.name)
    .some((other) => other.version !== release.version && !platform.hasFailed(other));
}
