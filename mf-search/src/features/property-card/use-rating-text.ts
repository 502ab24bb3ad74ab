import type { PropertySummary } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatNumber } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';

type Rated = Pick<PropertySummary, 'reviewCount' | 'isRatedElsewhere'> & { ratingAverage: number };

/** Says a rating with how many reviews it has, and whether they were given on another site. */
export function useRatingText(): (rated: Rated) => string {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  return ({ ratingAverage, reviewCount, isRatedElsewhere }) =>
    t(isRatedElsewhere ? 'rating-elsewhere' : 'rating-of-reviews', {
      rating: formatNumber(ratingAverage, languageTag, 1),
      count: reviewCount,
    });
}
