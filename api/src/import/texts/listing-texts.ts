import type { LanguageTag, LocalizedName } from '@moien/contract';
import { FEATURE_CATEGORIES } from '../../vocabulary/features.ts';
import type { Listing } from '../read-listing.ts';
import { composePlainTexts } from './compose-plain-texts.ts';
import type { PropertyText } from './home-facts.ts';

const NAMES = new Map(
  FEATURE_CATEGORIES.flatMap(({ subCategories }) => subCategories)
    .flatMap(({ featureTypes }) => featureTypes)
    .map(({ name, text }) => [name, text]),
);
/** Longer lists of amenities are left to the list of features. */
const AMENITIES_NAMED = 6;

/** The files carry no words of the owner: title and description say the facts and invent nothing. */
export function listingTexts(listing: Listing, cityName: LocalizedName): Record<LanguageTag, PropertyText> {
  const facts = {
    noun: listing.noun,
    cityName,
    district: undefined,
    near: undefined,
    guestCount: listing.guestCount,
    bedroomCount: listing.bedroomCount,
    bathroomCount: listing.bathroomCount,
    areaSquareMetres: null,
    featureNames: new Set(listing.amenities.features),
    isAvailableForShortTerm: true,
    isAvailableForLongTerm: false,
    minimumMonths: null,
  };
  const amenities = listing.amenities.features
    .slice(0, AMENITIES_NAMED)
    .flatMap((name) => NAMES.get(name) ?? []);
  return composePlainTexts(facts, amenities, listing.sourceId);
}
