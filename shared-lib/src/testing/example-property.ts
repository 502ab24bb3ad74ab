import {
  type ExtendedData,
  type FeatureType,
  type Property,
  type PropertyImage,
  type PropertySummary,
  type Quote,
  type QuotedNights,
  quoteStay,
} from '@moien/contract';

const name = (en: string, fr: string, de: string) => ({ en, fr, de });

/** A home for stories and tests, with everything that a property can say of itself. */
export const exampleProperty: Property = {
  id: '019b76da-a800-7838-a932-f8c36951b066',
  title: 'Bright flat above the Pétrusse',
  cityId: 2_960_316,
  cityName: 'Luxembourg',
  district: 'Hollerich',
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
  isAvailableForLongTerm: true,
  currency: 'EUR',
  nightlyPrice: 14_200,
  monthlyPrice: 185_000,
  ratingAverage: 4.8,
  reviewCount: 37,
  isRatedElsewhere: false,
  distanceMetres: null,
  imageArray: [],
  quote: null,
  description: 'Two bedrooms and a balcony above the valley.\nThe bus stops at the corner.',
  textLanguage: 'en',
  originalLanguage: 'en',
  originalText: null,
  featureArray: [
    { featureTypeId: 1, value: 1 },
    { featureTypeId: 3, value: 84 },
    { featureTypeId: 4, value: 12.5 },
    { featureTypeId: 5, value: 0 },
  ],
  otherAmenityArray: [],
  deposit: 50_000,
  cleaningFee: 6_000,
  guestFeePercent: 6,
  discountArray: [
    { kind: 'early-booking', percent: 8, days: 60 },
    { kind: 'weekly', percent: 10, days: null },
  ],
  bookingOptionArray: [],
  cancellationPolicy: 'moderate',
  checkInTime: '15:00',
  checkOutTime: '11:00',
  timeZone: 'Europe/Luxembourg',
  monthlyCharges: 21_000,
  minimumNights: 2,
  maximumNights: 28,
  minimumMonths: 3,
  moveInDate: '2030-05-01',
  energyClass: 'B',
  registrationNumber: 'LU-2030-118',
  lacksRegistrationNumber: false,
  allowsSameDayTurnover: true,
  isInstantBookable: false,
  unavailableArray: [{ start: '2030-04-10', end: '2030-04-14' }],
  owner: {
    userId: '019b76da-a800-7838-a932-f8c36951b067',
    firstName: 'Léa',
    imagePath: null,
    traderStatus: 'private',
  },
  creationTimestamp: '2029-01-01T00:00:00.000Z',
};

/** The home as a list shows it. */
export const exampleSummary: PropertySummary = summaryOf(exampleProperty);

/** What `quoteStay` asks besides the nights, of two adults who book on 7 April 2030. */
export const exampleTerms = {
  cleaningFee: exampleProperty.cleaningFee,
  chosenOptionArray: [],
  discountArray: exampleProperty.discountArray,
  touristTax: null,
  guestFeePercent: exampleProperty.guestFeePercent,
  guests: { adultCount: 2 },
  today: '2030-04-07',
  currency: exampleProperty.currency,
} satisfies Partial<QuotedNights>;

/** Four nights at the example home, the last of them a Saturday. */
export const exampleQuote = quoteStay({
  arrivalDate: '2030-06-05',
  departureDate: '2030-06-09',
  nightCountByPriceMap: { 14200: 3, 16000: 1 },
  ...exampleTerms,
  discountArray: [],
}) as Quote;

/** So many homes as a list shows them, each another one. */
export const exampleHomes = (count: number, changes: Partial<PropertySummary> = {}): PropertySummary[] =>
  Array.from({ length: count }, (_value, index) => ({
    ...exampleSummary,
    id: exampleSummary.id.slice(0, -4) + String(1000 + index),
    title: `${exampleSummary.title}, ${index + 1}`,
    ...changes,
  }));

export const examplePictures = (count: number): PropertyImage[] =>
  Array.from({ length: count }, (_value, index) => ({ path: `/global/example/${index + 1}` }));

const featureType = (
  id: number,
  slug: string,
  text: FeatureType['text'],
  rest: Partial<FeatureType> = {},
): FeatureType => ({
  id,
  name: slug,
  text,
  valueTypeId: 'boolean',
  defaultValue: null,
  minimumValue: null,
  maximumValue: null,
  unit: null,
  ...rest,
});

/** The vocabulary of features, of which the home has some. */
export const exampleExtendedData: ExtendedData = {
  featureTypeByCategoryAndSubCategoryArray: [
    {
      id: 1,
      name: 'comfort',
      text: name('Comfort', 'Confort', 'Komfort'),
      subCategoryArray: [
        {
          id: 1,
          name: 'basics',
          text: name('Basics', 'Essentiel', 'Grundlegendes'),
          featureTypeArray: [
            featureType(1, 'wi-fi', name('Wi-Fi', 'Wi-Fi', 'WLAN')),
            featureType(2, 'lift', name('Lift', 'Ascenseur', 'Aufzug')),
          ],
        },
      ],
    },
    {
      id: 2,
      name: 'rooms',
      text: name('Rooms', 'Pièces', 'Räume'),
      subCategoryArray: [
        {
          id: 2,
          name: 'inside',
          text: name('Inside', 'Intérieur', 'Innen'),
          featureTypeArray: [
            featureType(3, 'area', name('Area', 'Surface', 'Fläche'), {
              valueTypeId: 'real',
              unit: 'square-metre',
            }),
          ],
        },
        {
          id: 3,
          name: 'outside',
          text: name('Outside', 'Extérieur', 'Außen'),
          featureTypeArray: [
            featureType(4, 'balcony-area', name('Balcony', 'Balcon', 'Balkon'), {
              valueTypeId: 'real',
              unit: 'square-metre',
            }),
            featureType(5, 'parking-spaces', name('Parking spaces', 'Places de parking', 'Stellplätze'), {
              valueTypeId: 'integer',
            }),
          ],
        },
      ],
    },
    {
      id: 3,
      name: 'safety',
      text: name('Safety', 'Sécurité', 'Sicherheit'),
      subCategoryArray: [
        {
          id: 4,
          name: 'fire',
          text: name('Fire', 'Incendie', 'Feuer'),
          featureTypeArray: [featureType(6, 'smoke-alarm', name('Smoke alarm', 'Détecteur', 'Rauchmelder'))],
        },
      ],
    },
  ],
};

function summaryOf(property: Property): PropertySummary {
  const { district, id, title, cityId, cityName, countryCode, latitude, longitude, typeId, rentalTypeId } =
    property;
  const { guestCount, bedroomCount, bathroomCount, areaSquareMetres, currency, nightlyPrice } = property;
  const { isAvailableForShortTerm, isAvailableForLongTerm, monthlyPrice, ratingAverage } = property;
  const { reviewCount, isRatedElsewhere, distanceMetres, imageArray, quote } = property;
  const place = { cityId, cityName, district, countryCode, latitude, longitude, distanceMetres };
  const facts = { typeId, rentalTypeId, guestCount, bedroomCount, bathroomCount, areaSquareMetres };
  const terms = { isAvailableForShortTerm, isAvailableForLongTerm, currency, nightlyPrice, monthlyPrice };
  const liking = { ratingAverage, reviewCount, isRatedElsewhere };
  return { id, title, ...place, ...facts, ...terms, ...liking, imageArray, quote };
}
