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
