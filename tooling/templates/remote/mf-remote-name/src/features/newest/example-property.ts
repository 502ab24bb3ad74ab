import type { PropertySummary } from '@moien/contract';

/** A property for tests and stories. */
export function exampleProperty(changes: Partial<PropertySummary> = {}): PropertySummary {
  return {
    id: '019b76da-a800-7838-a932-f8c36951b066',
    title: 'Bright flat above the Pétrusse',
    cityId: 2_960_316,
    cityName: 'Luxembourg',
    district: null,
    countryCode: 'LU',
    latitude: 49.608,
    longitude: 6.128,
    typeId: 1,
    rentalTypeId: 1,
    guestCount: 4,
    bedroomCount: 2,
    bathroomCount: 1.5,
    areaSquareMetres: 84,
    isAvailableForShortTerm: true,
    isAvailableForLongTerm: false,
    currency: 'EUR',
    nightlyPrice: 14_200,
    monthlyPrice: null,
    ratingAverage: 4.8,
    reviewCount: 37,
    isRatedElsewhere: false,
    distanceMetres: null,
    imageArray: [],
    quote: null,
    ...changes,
  };
}
