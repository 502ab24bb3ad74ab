import { Button } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SupportingDocument.module.css';

type DocumentPagesProps = { count: number; pathOf: (page: number) => string };

/** One page at a time: each that is shown is asked for, and of a shared file recorded. */
export function DocumentPages({ count, pathOf }: DocumentPagesProps) {
  const { t } = useTranslation('rental-file');
  const [page, setPage] = useState(1);
  const [failedPath, setFailedPath] = useState<string>();
  const path = pathOf(page);
  return (
    <div className={styles.pages}>
      {failedPath === path ? (
        <p role="alert" className={styles.missing}>
          {t('page-failed')}
        </p>
      ) : (
        <img
          key={path}
          className={styles.page}
          src={path}
          alt={t('page-of', { page, count })}
          onError={() => setFailedPath(path)}
        />
      )}
      {count > 1 && (
        <div className={styles.turn}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('page-before')}
          </Button>
          <span className={styles.soft} role="status">
            {t('page-of', { page, count })}
          </span>
          <Button disabled={page === count} onClick={() => setPage(page + 1)}>
            {t('page-next')}
          </Button>
        </div>
      )}
    </div>
  );
}
