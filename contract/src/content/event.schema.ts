import { type Static, Type } from 'typebox';
import {
  CountryCode,
  CurrencyCode,
  ImagePath,
  LanguageTag,
  MinorUnits,
  Nullable,
  Uuid,
  VocabularyId,
} from '../lib/scalars.schema.ts';
import { ListPage, LocalizedSlug, Slug } from './article.schema.ts';

const summaryProperties = {
  id: Uuid,
  slug: Slug,
  title: Type.String(),
  summary: Type.String(),
  imagePath: ImagePath,
  startTimestamp: Type.String({ format: 'date-time' }),
  endTimestamp: Type.String({ format: 'date-time' }),
  timeZone: Type.String({ description: 'IANA name of the place’s time zone: Europe/Luxembourg' }),
  isPast: Type.Boolean(),
  venueName: Type.String(),
  cityId: VocabularyId,
  cityName: Type.String({ description: 'in the language asked for' }),
  countryCode: CountryCode,
  price: Nullable(Type.Integer({ ...MinorUnits, minimum: 1, description: 'minor units; null: free' })),
  currency: Nullable(CurrencyCode),
};

/** An event as a list shows it. */
export const EventSummary = Type.Object(summaryProperties);
export type EventSummary = Static<typeof EventSummary>;

/** Seats for who joins next: those of who waits are not among them. */
export const SeatsLeft = Nullable(Type.Integer({ minimum: 0 }), 'null: seats are not limited');

/** An event as its own page shows it. */
export const Event = Type.Object({
  ...summaryProperties,
  slugArray: Type.Array(LocalizedSlug, { minItems: 1 }),
  address: Type.String(),
  latitude: Nullable(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Nullable(Type.Number({ minimum: -180, maximum: 180 })),
  seatsLeft: SeatsLeft,
  descriptionHtml: Type.String({ description: 'rendered and sanitised by the server; headings start at h2' }),
});
export type Event = Static<typeof Event>;

/**
 * Events that have a text in the language asked for: the next one first, or the last one first if they are
 * past.
 */
export const EventPage = Type.Object({
  eventArray: Type.Array(EventSummary),
  page: ListPage,
  pageCount: Type.Integer({ minimum: 0 }),
  count: Type.Integer({ minimum: 0 }),
});
export type EventPage = Static<typeof EventPage>;

export const EventsQuery = Type.Object(
  {
    language: Type.Optional(LanguageTag),
    page: Type.Optional(ListPage),
    isPast: Type.Optional(
      Type.Boolean({ description: 'true: those that have ended; else those that have not' }),
    ),
  },
  { additionalProperties: false },
);
