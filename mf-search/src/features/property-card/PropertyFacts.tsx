import type { LanguageTag, PropertySummary } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatNumber } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './PropertyFacts.module.css';

/** Guests, bedrooms, bathrooms, area and how far away it is, as far as they are known. */
export function PropertyFacts({ property }: { property: PropertySummary }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const { guestCount, bedroomCount, bathroomCount, areaSquareMetres, distanceMetres } = property;
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
    distanceMetres === null ? undefined : t(...distanceText(distanceMetres, languageTag)),
  ].filter((fact) => fact !== undefined);
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** To a hundred metres, as exact as a home's position is public; from ten kilometres on to one. */
function distanceText(
  metres: number,
  languageTag: LanguageTag,
): [slug: string, values: { formatted: string }] {
  const rounded = Math.max(100, Math.round(metres / 100) * 100);
  if (rounded < 1000) return ['distance-metres', { formatted: formatNumber(rounded, languageTag) }];
  const kilometres = rounded < 10_000 ? rounded / 1000 : Math.round(metres / 1000);
  return ['distance-kilometres', { formatted: formatNumber(kilometres, languageTag) }];
}
