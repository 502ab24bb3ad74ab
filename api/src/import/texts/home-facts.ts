import type { LanguageTag } from '@moien/contract';

export type Localized = Record<LanguageTag, string>;

/**
 * The word by which a text calls the home; finer than the property type, since a room in a flat is «a room».
 */
export type HomeNoun =
  | 'apartment'
  | 'studio'
  | 'loft'
  | 'penthouse'
  | 'house'
  | 'townhouse'
  | 'villa'
  | 'farmhouse'
  | 'cabin'
  | 'room'
  | 'shared-room'
  | 'hotel-room'
  | 'place';

/** What a title and a description are composed from. */
export type HomeFacts = {
  noun: HomeNoun;
  cityName: Localized;
  /** Proper name of the quarter, the same in all languages. */
  district: string | undefined;
  /** A complete adverbial, for example `near the abbey`. */
  near: Localized | undefined;
  guestCount: number;
  bedroomCount: number | null;
  bathroomCount: number | null;
  areaSquareMetres: number | null;
  /** Names of feature types. */
  featureNames: ReadonlySet<string>;
  isAvailableForShortTerm: boolean;
  isAvailableForLongTerm: boolean;
  minimumMonths: number | null;
};

export type PropertyText = { title: string; description: string };
