import type { PropertySummary } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatNumber } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './PropertyFacts.module.css';

/** Guests, bedrooms, bathrooms and area, as far as they are known. */
export function PropertyFacts({ property }: { property: PropertySummary }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const { guestCount, bedroomCount, bathroomCount, areaSquareMetres } = property;
  const facts = [
    t('guests', { count: guestCount }),
    bedroomCount === null
      ? undefined
      : bedroomCount === 0
        ? t('studio')
        : t('bedrooms', { count: bedroomCount }),
    bathroomCount
      ? t('bathrooms', { count: bathroomCount, formatted: formatNumber(bathroomCount, languageTag) })
      : undefined,
    areaSquareMetres === null
      ? undefined
      : t('area', { formatted: formatNumber(areaSquareMetres, languageTag) }),
  ].filter((fact) => fact !== undefined);
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
