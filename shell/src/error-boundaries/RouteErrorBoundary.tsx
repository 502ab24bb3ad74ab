import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { FailedPage } from './FailedPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { useIsUnreachable, useOnceOnline } from './use-connection.ts';

type RouteErrorRoomProps = { remote?: string; onRetry?: () => void };

/** Shows a failure in place of the page: header, footer and navigation stay alive around it. */
export function RouteErrorBoundary({ remote, onRetry }: RouteErrorRoomProps) {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFoundPage />
  ) : (
    <Failure error={error} remote={remote} onRetry={onRetry} />
  );
}

function Failure({ error, remote, onRetry }: RouteErrorRoomProps & { error: unknown }) {
  const revalidator = useRevalidator();
  useEffect(() => {
    // What a remote did wrong has been reported by its fault.
    if (!remote || isRouteErrorResponse(error)) console.error('The page could not be shown.', error);
  }, [error, remote]);
  const retry = onRetry ?? (() => void revalidator.revalidate());
  useOnceOnline(retry);
  return (
    <FailedPage
      isUnreachable={useIsUnreachable(error)}
      onRetry={retry}
      isRetrying={revalidator.state === 'loading'}
    />
  );
}
