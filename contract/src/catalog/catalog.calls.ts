import { Type } from 'typebox';
import { CountryCode, LanguageQuery, Message, Uuid, VocabularyId } from '../lib/scalars.schema.ts';
import { City, Country } from './city.schema.ts';
import { Essentials, ExtendedData } from './essentials.schema.ts';
import { favoriteCalls } from './favorite.calls.ts';
import { PinMap } from './pin.schema.ts';
import {
  ComparedProperties,
  ComparedPropertiesQuery,
  Property,
  PropertyList,
  PropertyPage,
} from './property.schema.ts';
import { PropertyReport } from './property-report.schema.ts';
import { PublicProfile } from './public-profile.schema.ts';
import { PropertyQuote, QuoteRequest, StayQuery, StayTerm } from './quote.schema.ts';

const ofProperty = Type.Object({ id: Uuid });

export const getEssentials = {
  method: 'POST',
  url: '/api/page/home/essentials',
  body: Type.Object(
    { languageTag: Type.Optional(Type.String({ maxLength: 2 })) },
    { additionalProperties: false },
  ),
  response: Essentials,
} as const;

export const getExtendedData = {
  method: 'POST',
  url: '/api/page/home/extended',
  response: ExtendedData,
} as const;

export const findLocations = {
  method: 'POST',
  url: '/api/location/get-by-name',
  body: Type.Object(
    { searchTerm: Type.String({ minLength: 1, maxLength: 100 }) },
    { additionalProperties: false },
  ),
  response: Type.Object({ cityArray: Type.Array(City) }),
} as const;

export const getCityById = {
  method: 'POST',
  url: '/api/city/get-by-id',
  body: Type.Object(
    { cityId: VocabularyId, type: Type.Literal('searchById') },
    { additionalProperties: false },
  ),
  response: Type.Object({ city: City }),
} as const;

export const getCountryByCode = {
  method: 'POST',
  url: '/api/country/get-by-code',
  body: Type.Object(
    { countryCode: CountryCode, type: Type.Literal('searchByCode') },
    { additionalProperties: false },
  ),
  response: Type.Object({ country: Country }),
} as const;

/**
 * Takes the search query of `search-query.ts` plus `language`, and `facets=true` for the counts beside each
 * choice.
 */
export const findProperties = {
  method: 'GET',
  url: '/api/properties',
  query: LanguageQuery,
  response: PropertyPage,
} as const;

/**
 * Takes the search query plus `view`, the part of the map that is shown (`south,west,north,east`), and its
 * `zoom` (0 to 20).
 */
export const findPins = {
  method: 'GET',
  url: '/api/properties/pins',
  response: PinMap,
} as const;

export const getProperty = {
  method: 'GET',
  url: '/api/properties/:id',
  path: ofProperty,
  query: LanguageQuery,
  response: Property,
} as const;

/** Up to four homes as their pages have them, to be shown side by side. */
export const compareProperties = {
  method: 'GET',
  url: '/api/properties/compared',
  query: ComparedPropertiesQuery,
  response: ComparedProperties,
} as const;

/** Refused with 409 and a reason when the stay cannot be booked. */
export const getQuote = {
  method: 'POST',
  url: '/api/properties/:id/quote',
  path: ofProperty,
  body: QuoteRequest,
  response: PropertyQuote,
} as const;

/** With arrival and departure only homes that can be booked for the stay, each with what it costs. */
export const findSimilarProperties = {
  method: 'GET',
  url: '/api/properties/:id/similar',
  path: ofProperty,
  query: StayQuery,
  response: PropertyList,
} as const;

export const reportProperty = {
  method: 'POST',
  url: '/api/properties/:id/reports',
  path: ofProperty,
  body: PropertyReport,
  response: Message,
} as const;

export const getPublicProfile = {
  method: 'GET',
  url: '/api/profiles/:id',
  path: ofProperty,
  response: PublicProfile,
} as const;

/** Homes of somebody who lets them, best first, in pages as a search has them. */
export const findPropertiesOfOwner = {
  method: 'GET',
  url: '/api/profiles/:id/properties',
  path: ofProperty,
  query: Type.Object(
    {
      ...LanguageQuery.properties,
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      term: Type.Optional(StayTerm),
    },
    { additionalProperties: false },
  ),
  response: PropertyPage,
} as const;

/** Those that the browser makes, by name. */
export const catalogCalls = {
  getEssentials,
  getExtendedData,
  findLocations,
  getCityById,
  getCountryByCode,
  findProperties,
  findPins,
  getProperty,
  compareProperties,
  getQuote,
  findSimilarProperties,
  reportProperty,
  getPublicProfile,
  findPropertiesOfOwner,
  ...favoriteCalls,
} as const;
