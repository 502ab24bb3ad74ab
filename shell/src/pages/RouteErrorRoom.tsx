import { useRootStore } from '@moien/shared-lib';
import { buttonAttributes, ErrorState } from '@moien/shared-lib/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router-dom';
import { usePageHead } from '../layout/page-head.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import styles from './Page.module.css';

type RouteErrorRoomProps = { remote?: string; onRetry?: () => void };

/** The room that contains a failure: header, footer and navigation stay alive around it. */
export function RouteErrorRoom({ remote, onRetry }: RouteErrorRoomProps) {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFoundPage />
  ) : (
    <FailedPage error={error} remote={remote} onRetry={onRetry} />
  );
}

function FailedPage({ error, remote, onRetry }: RouteErrorRoomProps & { error: unknown }) {
  const { t } = useTranslation('shell');
  const { languageTag } = useRootStore();
  const revalidator = useRevalidator();
  const isUnreachable = isRouteErrorResponse(error) && error.status === 503;
  const title = t(isUnreachable ? 'unreachable-title' : 'error-title');
  const explanation = t(isUnreachable ? 'unreachable-text' : 'error-text');
  usePageHead({
    title,
    description: explanation,
    canonicalPath: '/',
    isIndexed: false,
  });
  useEffect(() => {
    // What a remote did wrong has been reported by its fault.
    if (!remote || isRouteErrorResponse(error)) console.error('The page could not be shown.', error);
  }, [error, remote]);
  return (
    <div className={styles.room}>
      <ErrorState
        headingLevel={1}
        title={title}
        text={explanation}
        retryLabel={t('retry')}
        onRetry={onRetry ?? (() => void revalidator.revalidate())}
        isRetrying={revalidator.state === 'loading'}
        action={
          <Link to={`/${languageTag}`} {...buttonAttributes()}>
            {t('back-home')}
          </Link>
        }
      />
    </div>
  );
}
