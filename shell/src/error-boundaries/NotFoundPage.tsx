import { RouteLink, useRootStore } from '@moien/shared-lib';
import { buttonAttributes, EmptyState } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageHead } from '../page/page-head.ts';
import styles from './ErrorBoundary.module.css';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { languageTag } = useRootStore();
  usePageHead({
    title: t('not-found-title'),
    description: t('not-found-text'),
    canonicalPath: '/',
    isIndexed: false,
  });
  return (
    <div className={styles.failure}>
      <EmptyState
        headingLevel={1}
        scene="closed"
        title={t('not-found-title')}
        text={t('not-found-text')}
        action={
          <>
            <RouteLink route="search" {...buttonAttributes({ variant: 'primary' })}>
              {t('all-homes')}
            </RouteLink>
            <Link to={`/${languageTag}`} {...buttonAttributes()}>
              {t('back-home')}
            </Link>
          </>
        }
      />
    </div>
  );
}
