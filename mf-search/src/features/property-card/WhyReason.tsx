import type { PropertySummary } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatNumber, formatWholePrice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../search-state/format-count.ts';
import { distanceText } from './PropertyFacts.tsx';
import type { PlacedHome, Rank } from './placed-home.ts';
import { useRatingText } from './use-rating-text.ts';
import styles from './WhyReason.module.css';

/** The home, its position in the list, what of it decides that position, and the rule of the order. */
export const WhyReason = observer(function WhyReason({ property, rank, isFromCentre }: PlacedHome) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const own = useOwnReason(property, rank, isFromCentre);
  const place = formatNumber(rank.place, languageTag);
  return (
    <>
      <p className={styles.home}>{property.title}</p>
      <p className={styles.place}>{t('why-place', { place, total: formatCount(rank.total, languageTag) })}</p>
      {own && <p className={styles.reason}>{own}</p>}
      <p className={styles.rule}>{t(`why-${rank.sort}`)}</p>
    </>
  );
});

/** What the order goes by, of this home. */
function useOwnReason(property: PropertySummary, { sort, place }: Rank, isFromCentre: boolean) {
  const { t } = useTranslation('search');
  const { languageTag, currency } = useRootStore();
  const ratingText = useRatingText();
  const { ratingAverage, reviewCount, isRatedElsewhere } = property;
  const { distanceMetres, quote, nightlyPrice, monthlyPrice } = property;
  switch (sort) {
    case 'recommended':
      if (ratingAverage === null || reviewCount === 0) return t('why-recommended-new');
      return `★ ${ratingText({ ratingAverage, reviewCount, isRatedElsewhere })}`;
    case 'price': {
      const amount = quote?.total ?? nightlyPrice ?? monthlyPrice;
      if (amount === null) return undefined;
      const shown = currency.shown({ amount, currency: quote?.currency ?? property.currency });
      return t('why-price-own', { price: formatWholePrice(shown.amount, shown.currency, languageTag) });
    }
    case 'distance':
      if (distanceMetres === null) return undefined;
      return t('why-distance-own', {
        distance: t(...distanceText(distanceMetres, isFromCentre, languageTag)),
      });
    case 'newest':
      if (place === 1) return t('why-newest-first');
      return t('why-newest-own', { count: place - 1, formatted: formatNumber(place - 1, languageTag) });
  }
}
