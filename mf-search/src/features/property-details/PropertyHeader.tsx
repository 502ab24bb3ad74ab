import type { Property } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatNumber } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { PropertyFacts } from '../property-card/PropertyFacts.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import styles from './PropertyDetails.module.css';

type PropertyHeaderProps = { property: Property; place: string };

/** What it is, where, how it is liked, how large; and to keep it or give it on. */
export const PropertyHeader = observer(function PropertyHeader({ property, place }: PropertyHeaderProps) {
  const { t } = useTranslation('search');
  const { essentials, languageTag } = useRootStore();
  const { ratingAverage, reviewCount, isRatedElsewhere } = property;
  const isRated = ratingAverage !== null && reviewCount > 0;
  return (
    <header className={styles.header}>
      <p className={styles.kind}>
        {essentials.propertyTypeName(property.typeId)} · {essentials.rentalTypeName(property.rentalTypeId)}
      </p>
      <h1 className={styles.title}>{property.title}</h1>
      <div className={styles.line}>
        <div className={styles.essence}>
          <p className={styles.place}>
            <span>{place}</span>{' '}
            {isRated && (
              <span>
                <span aria-hidden="true">★ </span>
                {t(isRatedElsewhere ? 'rating-elsewhere' : 'rating-of-reviews', {
                  rating: formatNumber(ratingAverage, languageTag, 1),
                  count: reviewCount,
                })}
              </span>
            )}
          </p>
          <PropertyFacts property={property} isLead />
        </div>
        <div className={styles.tools}>
          <ShareButton title={property.title} />
          <FavoriteButton property={property} variant="named" />
        </div>
      </div>
      {isRated && (
        <p className={styles.reviews}>
          {t(isRatedElsewhere ? 'reviews-unchecked-elsewhere' : 'reviews-unchecked')}
        </p>
      )}
    </header>
  );
});
