import { type Static, Type } from 'typebox';

export const Nullable = <T extends Type.TSchema>(schema: T, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

/** Specification §9: the supported languages. */
export const LanguageTag = Type.Union([Type.Literal('en'), Type.Literal('fr'), Type.Literal('de')]);
export type LanguageTag = Static<typeof LanguageTag>;

/** A UTC calendar day, `YYYY-MM-DD`. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'UTC day, YYYY-MM-DD' });
export type Day = Static<typeof Day>;

export const CurrencyCode = Type.Union([
  Type.Literal('EUR'),
  Type.Literal('CHF'),
  Type.Literal('GBP'),
  Type.Literal('USD'),
  Type.Literal('CAD'),
]);
export type CurrencyCode = Static<typeof CurrencyCode>;

/** An amount of money in integer minor units of its currency (cents for EUR). */
export const MinorUnits = Type.Integer({ minimum: 0, description: 'integer minor units of the currency' });

/** Path of a picture below the storage host, without size and format: `/upload/scenes/ab12/facade-0`. */
export const ImagePath = Type.String({ pattern: '^/(global|upload)/[a-z0-9/_-]+$', maxLength: 300 });
export type ImagePath = Static<typeof ImagePath>;

export const Uuid = Type.String({ format: 'uuid', description: 'UUIDv7' });
/** A 32-bit integer of the database. */
export const VocabularyId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' });

/** A name in each language, from the vocabulary tables. */
export const LocalizedName = Type.Object({ en: Type.String(), fr: Type.String(), de: Type.String() });
export type LocalizedName = Static<typeof LocalizedName>;

export const Instant = Type.String({ format: 'date-time', description: 'UTC instant' });

export const LanguageQuery = Type.Object(
  { language: Type.Optional(LanguageTag) },
  { additionalProperties: false },
);

/** What a call answers when there is nothing to show but a sentence. */
export const Message = Type.Object({ message: Type.String() });
