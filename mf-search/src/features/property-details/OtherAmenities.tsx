import type { Property } from '@moien/contract';
import { useTranslation } from 'react-i18next';
import styles from './OtherAmenities.module.css';

/** What the home offers that is none of our features, in the words of its owner. */
export function OtherAmenities({ property }: { property: Property }) {
  const { t } = useTranslation('search');
  return (
    <section aria-labelledby="also-here">
      <h2 id="also-here">{t('also-here')}</h2>
      <ul className={styles.list} lang={property.originalLanguage}>
        {property.otherAmenityArray.map((amenity) => (
          <li key={amenity}>{amenity}</li>
        ))}
      </ul>
    </section>
  );
}
