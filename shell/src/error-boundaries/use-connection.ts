import { useEffect, useLayoutEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';
import { missedFile } from '../platform/part-failure.ts';

/**
 * Whether the connection is at fault: the service is away, a file of the page did not arrive, or the browser
 * had no connection when it failed.
 */
export function useIsUnreachable(error: unknown): boolean {
  const [offline, setOffline] = useState<{ error: unknown }>();
  // Before it is painted, and not in render: the server does not know.
  useLayoutEffect(() => {
    if (!navigator.onLine) setOffline({ error });
  }, [error]);
  const isServiceAway = isRouteErrorResponse(error) && error.status === 503;
  return (
    isServiceAway || missedFile(error) !== undefined || (offline !== undefined && offline.error === error)
  );
}

/** Does something when the browser has a connection again. */
export function useOnceOnline(act: () => void): void {
  useEffect(() => {
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  }, [act]);
}
