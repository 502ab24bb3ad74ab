import { CURRENCY_EXPONENTS, imageUrl, type Property } from '@moien/contract';

/** schema.org `VacationRental` with its offers, for search engines. */
export function structuredData(property: Property, url: string): Record<string, unknown> {
  const origin = new URL(url).origin;
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    identifier: property.id,
    url,
    name: property.title,
    description: property.description,
    image: property.imageArray.map((image) => origin + imageUrl(image.path, 1920)),
    address: {
      '@type': 'PostalAddress',
      addressLocality: property.cityName,
      addressCountry: property.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: property.latitude, longitude: property.longitude },
    containsPlace: {
      '@type': 'Accommodation',
      occupancy: { '@type': 'QuantitativeValue', maxValue: property.guestCount },
      ...(property.bedroomCount === null ? {} : { numberOfBedrooms: property.bedroomCount }),
      ...(property.areaSquareMetres === null
        ? {}
        : { floorSize: { '@type': 'QuantitativeValue', value: property.areaSquareMetres, unitCode: 'MTK' } }),
    },
    // Search engines want a site's own reviews: https://developers.google.com/search/docs/appearance/structured-data/review-snippet
    ...(property.ratingAverage === null || property.reviewCount === 0 || property.isRatedElsewhere
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: property.ratingAverage,
            reviewCount: property.reviewCount,
          },
        }),
    makesOffer: offers(property),
  };
}

function offers({ currency, nightlyPrice, monthlyPrice }: Property) {
  const prices = [
    { price: nightlyPrice, unitCode: 'DAY' },
    { price: monthlyPrice, unitCode: 'MON' },
  ];
  return prices
    .filter(({ price }) => price !== null)
    .map(({ price, unitCode }) => ({
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: (price ?? 0) / 10 ** CURRENCY_EXPONENTS[currency],
        priceCurrency: currency,
        unitCode,
      },
    }));
}
