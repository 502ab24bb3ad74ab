import { useRootStore } from '@moien/shared-lib';
import { buttonAttributes, ErrorState } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageHead } from '../page/page-head.ts';
import styles from './ErrorBoundary.module.css';

type FailedPageProps = { isUnreachable: boolean; onRetry: () => void; isRetrying?: boolean };

/** Where a page would stand that could not be shown: what happened, and two ways on. */
export function FailedPage({ isUnreachable, onRetry, isRetrying = false }: FailedPageProps) {
  const { t } = useTranslation('shell');
  const { languageTag } = useRootStore();
  const title = t(isUnreachable ? 'unreachable-title' : 'error-title');
  const explanation = t(isUnreachable ? 'unreachable-text' : 'error-text');
  usePageHead({ title, description: explanation, canonicalPath: '/', isIndexed: false });
  return (
    <div className={styles.failure}>
      <ErrorState
        headingLevel={1}
        title={title}
        text={explanation}
        retryLabel={t('retry')}
        onRetry={onRetry}
        isRetrying={isRetrying}
        action={
          <Link to={`/${languageTag}`} {...buttonAttributes()}>
            {t('back-home')}
          </Link>
        }
      />
    </div>
  );
}
