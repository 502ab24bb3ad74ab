import type { PropertySummary } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatNumber } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './PropertyCard.module.css';
import { useRatingText } from './use-rating-text.ts';

type CardRatingProps = {
  property: Pick<PropertySummary, 'ratingAverage' | 'reviewCount' | 'isRatedElsewhere'>;
};

/** `★ 4.8 (12)`; its name and its tooltip say where the reviews are from. Nothing without a rating. */
export function CardRating({ property }: CardRatingProps) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const { ratingAverage, reviewCount, isRatedElsewhere } = property;
  const ratingText = useRatingText();
  if (ratingAverage === null) return null;
  const said = ratingText({ ratingAverage, reviewCount, isRatedElsewhere });
  return (
    <span className={styles.rating} role="img" aria-label={`${t('rating')} ${said}`} title={said}>
      ★ {formatNumber(ratingAverage, languageTag, 1)}
      <span className={styles.count}> ({formatNumber(reviewCount, languageTag)})</span>
    </span>
  );
}
