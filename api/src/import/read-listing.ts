import type { CurrencyCode } from '@moien/contract';
import { type Amenities, parseAmenities } from './amenities.ts';
import { typesOf } from './property-types.ts';
import type { HomeNoun } from './texts/home-facts.ts';
import {
  cleanText,
  type Parsed,
  parseBathrooms,
  parseCount,
  parseNights,
  parseNumber,
  parsePrice,
  parseTruth,
  shorten,
} from './values.ts';

export const LISTING_COLUMNS = [
  'id',
  'latitude',
  'longitude',
  'property_type',
  'room_type',
  'accommodates',
  'bathrooms',
  'bathrooms_text',
  'bedrooms',
  'beds',
  'amenities',
  'price',
  'minimum_nights',
  'maximum_nights',
  'number_of_reviews',
  'review_scores_rating',
  'instant_bookable',
] as const;
/** Empty where a file lacks them. */
export const OPTIONAL_LISTING_COLUMNS = ['neighbourhood_cleansed', 'license'] as const;
export type ListingCells = Record<(typeof LISTING_COLUMNS | typeof OPTIONAL_LISTING_COLUMNS)[number], string>;

/** A home as a listings file tells it, in our words. */
export type Listing = {
  /** Ids may exceed 2^53: they stay text. */
  sourceId: string;
  latitude: number;
  longitude: number;
  /** Quarter of its city. */
  district: string | null;
  propertyType: string;
  rentalType: string;
  noun: HomeNoun;
  guestCount: number;
  bedroomCount: number | null;
  bedCount: number | null;
  bathroomCount: number | null;
  amenities: Amenities;
  /** Minor units; a home without a price is imported unpublished (product decision 26). */
  nightlyPrice: number | null;
  minimumNights: number;
  maximumNights: number;
  reviewCount: number;
  ratingAverage: number | null;
  isInstantBookable: boolean;
  /** Without spaces, in capitals. */
  registrationNumber: string | null;
};

const DEFAULT_MAXIMUM_NIGHTS = 365;
/** As `property.district` has it. */
const DISTRICT_LENGTH_MAXIMUM = 80;

export function readListing(cells: ListingCells, currency: CurrencyCode): Parsed<Listing> {
  const sourceId = cells.id.trim();
  if (!/^[0-9A-Za-z_-]{1,40}$/.test(sourceId))
    return { reason: `id «${shorten(sourceId)}» is missing or unusable` };
  const latitude = parseNumber(cells.latitude);
  const longitude = parseNumber(cells.longitude);
  if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) {
    return { reason: 'latitude and longitude are no point on the globe' };
  }
  const guestCount = parseCount(cells.accommodates);
  if (guestCount === null || guestCount < 1) return { reason: 'accommodates is not a number of guests' };
  const types = typesOf(cells.property_type, cells.room_type);
  if (!types) return { reason: `room type «${shorten(cells.room_type)}» is unknown` };
  const price = parsePrice(cells.price, currency);
  if ('reason' in price) return price;
  const amenities = parseAmenities(cells.amenities);
  if (!amenities) return { reason: 'amenities are not a JSON array' };
  const minimumNights = parseNights(cells.minimum_nights) ?? 1;
  return {
    value: {
      sourceId,
      latitude,
      longitude,
      district: cleanText(cells.neighbourhood_cleansed, DISTRICT_LENGTH_MAXIMUM) || null,
      ...types,
      guestCount,
      bedroomCount: parseCount(cells.bedrooms),
      bedCount: parseCount(cells.beds),
      bathroomCount: parseBathrooms(cells.bathrooms, cells.bathrooms_text),
      amenities,
      nightlyPrice: price.value,
      minimumNights,
      maximumNights: parseNights(cells.maximum_nights) ?? Math.max(minimumNights, DEFAULT_MAXIMUM_NIGHTS),
      reviewCount: parseCount(cells.number_of_reviews) ?? 0,
      ratingAverage: readRating(cells.review_scores_rating),
      isInstantBookable: parseTruth(cells.instant_bookable) ?? false,
      registrationNumber: readRegistrationNumber(cells.license),
    },
  };
}

/** Hosts write sentences into the column as well, such as that they need no number. */
function readRegistrationNumber(text: string): string | null {
  const number = text.replaceAll(/\s/g, '').toUpperCase();
  return /^(?=.*\d)[0-9A-Z][0-9A-Z./-]{2,31}$/.test(number) ? number : null;
}

/** 0 to 5; older files count to 100. */
function readRating(text: string): number | null {
  const rating = parseNumber(text);
  if (rating === null || rating < 0 || rating > 100) return null;
  return rating > 5 ? rating / 20 : rating;
}
