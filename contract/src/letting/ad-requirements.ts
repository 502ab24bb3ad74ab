/** What an ad needs before guests see it, in the order in which its form asks for it. */
export const AD_REQUIREMENTS = [
  'property-type',
  'rental-type',
  'city',
  'street-address',
  'guest-count',
  'photos',
  'text',
  'term',
  'nightly-price',
  'monthly-price',
  'registration-number',
  'energy-class',
] as const;
export type AdRequirement = (typeof AD_REQUIREMENTS)[number];

/** What the requirements look at. */
export type AdFacts = {
  propertyTypeId: number | null;
  rentalTypeId: number | null;
  cityId: number | null;
  streetAddress: string | null;
  guestCount: number | null;
  photoCount: number;
  /** Title and description are there in one language. */
  hasText: boolean;
  isAvailableForShortTerm: boolean;
  isAvailableForLongTerm: boolean;
  nightlyPrice: number | null;
  monthlyPrice: number | null;
  /** The law of its place demands a number for nights there, and it has none of the right form. */
  lacksRegistrationNumber: boolean;
  energyClass: string | null;
};

/**
 * What is missing, in the order of the form. A lease needs the energy class (Directive 2010/31/EU, article
 * 12), nights need the registration number where one exists (Regulation (EU) 2024/1028).
 */
export function missingRequirements(ad: AdFacts): AdRequirement[] {
  const { isAvailableForShortTerm: byNight, isAvailableForLongTerm: byMonth } = ad;
  const isMissing: Record<AdRequirement, boolean> = {
    'property-type': ad.propertyTypeId === null,
    'rental-type': ad.rentalTypeId === null,
    city: ad.cityId === null,
    'street-address': ad.streetAddress === null,
    'guest-count': ad.guestCount === null,
    photos: ad.photoCount === 0,
    text: !ad.hasText,
    term: !byNight && !byMonth,
    'nightly-price': byNight && ad.nightlyPrice === null,
    'monthly-price': byMonth && ad.monthlyPrice === null,
    'registration-number': byNight && ad.lacksRegistrationNumber,
    'energy-class': byMonth && ad.energyClass === null,
  };
  return AD_REQUIREMENTS.filter((requirement) => isMissing[requirement]);
}
