import type { CallError } from '@moien/shared-lib';
import { ErrorState } from '@moien/shared-lib/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

const UNREACHABLE_STATUS = 503;

/**
 * In the place of homes that did not come. They are asked for by hand, and by itself once there is a
 * connection again.
 */
export function FailedResults({ failure }: { failure: CallError }) {
  const { t } = useTranslation('search');
  const { revalidate, state } = useRevalidator();
  useEffect(() => console.warn('The homes could not be loaded.', failure), [failure]);
  useEffect(() => {
    const retry = () => void revalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [revalidate]);
  return (
    <div role="alert">
      <ErrorState
        title={t('results-failed')}
        text={t(failure.status === UNREACHABLE_STATUS ? 'results-unreachable-text' : 'results-failed-text')}
        retryLabel={t('retry')}
        onRetry={() => void revalidate()}
        isRetrying={state === 'loading'}
      />
    </div>
  );
}
