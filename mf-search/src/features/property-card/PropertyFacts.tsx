import type { LanguageTag, PropertySummary } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatNumber } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './PropertyFacts.module.css';

type PropertyFactsProps = {
  property: PropertySummary;
  /**
   * The distance is that from the middle of the place that was searched; otherwise from wherever somebody is.
   */
  isFromCentre?: boolean;
  /** Of a home's own page: as large as its text. */
  isLead?: boolean;
};

/**
 * Bedrooms, guests, area, bathrooms and how far away it is, as far as they are known. A low card shows the
 * first.
 */
export function PropertyFacts({ property, isFromCentre = false, isLead }: PropertyFactsProps) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const { guestCount, bedroomCount, bathroomCount, areaSquareMetres, distanceMetres } = property;
  const facts = [
    bedroomCount !== null && (bedroomCount ? t('bedrooms', { count: bedroomCount }) : t('studio')),
    t('guests-up-to', { count: guestCount }),
    areaSquareMetres !== null && t('area', { formatted: formatNumber(areaSquareMetres, languageTag) }),
    bathroomCount &&
      t('bathrooms', { count: bathroomCount, formatted: formatNumber(bathroomCount, languageTag) }),
    distanceMetres !== null && t(...distanceText(distanceMetres, isFromCentre, languageTag)),
  ].filter((fact) => typeof fact === 'string');
  return (
    <ul className={styles.facts} data-lead={isLead || undefined}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** To a hundred metres, as exact as a home's position is public; from ten kilometres on to one. */
export function distanceText(
  metres: number,
  isFromCentre: boolean,
  languageTag: LanguageTag,
): [slug: string, values: { formatted: string }] {
  const slug = isFromCentre ? 'distance-centre' : 'distance';
  const rounded = Math.max(100, Math.round(metres / 100) * 100);
  if (rounded < 1000) return [`${slug}-metres`, { formatted: formatNumber(rounded, languageTag) }];
  const kilometres = rounded < 10_000 ? rounded / 1000 : Math.round(metres / 1000);
  return [`${slug}-kilometres`, { formatted: formatNumber(kilometres, languageTag) }];
}
