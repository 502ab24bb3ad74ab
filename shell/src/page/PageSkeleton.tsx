import { Skeleton } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './PageSkeleton.module.css';

const CARDS = Array.from({ length: 8 }, (_value, index) => index);

export type PageSkeletonProps = { shape: 'cards' | 'article' };

/** The room of a page whose code or data is still on the way, in the shape of what comes. */
export function PageSkeleton({ shape }: PageSkeletonProps) {
  const { t } = useTranslation('shell');
  return (
    <section className={styles.page} aria-busy="true" aria-label={t('loading')} data-shape={shape}>
      <Skeleton shape="title" width="half" />
      {shape === 'article' ? (
        <Skeleton shape="block" ratio="16:9" />
      ) : (
        <div className={styles.grid}>
          {CARDS.map((index) => (
            <div key={index} className={styles.card}>
              <Skeleton shape="block" ratio="4:3" />
              <Skeleton width="most" />
              <Skeleton width="third" />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
