import { Skeleton } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './PageSkeleton.module.css';
import { useShownRoute } from './shown-route.ts';

const CARDS = Array.from({ length: 8 }, (_value, index) => index);

export type PageSkeletonProps = { shape: 'cards' | 'article' };

const PARTS = ['first', 'second', 'third'];

/** A placeholder for a page whose code or data is loading, in the shape of the page. */
export function PageSkeleton({ shape }: PageSkeletonProps) {
  const { t } = useTranslation('shell');
  const { frame } = useShownRoute();
  return (
    <section className={styles.page} aria-busy="true" aria-label={t('loading')} data-shape={shape}>
      <Skeleton shape="title" width="half" />
      {frame &&
        PARTS.map((part) => (
          <div key={part} className={styles.part}>
            <Skeleton width="half" />
            <Skeleton width="most" />
            <Skeleton width="third" />
          </div>
        ))}
      {!frame && shape === 'article' && <Skeleton shape="block" ratio="16:9" />}
      {!frame && shape === 'cards' && (
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
