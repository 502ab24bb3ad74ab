import { LANGUAGE_TAGS } from '../lib/language.ts';
import type { Essentials } from './essentials.schema.ts';

const LANGUAGE_NAMES = { en: 'English', fr: 'Français', de: 'Deutsch' } as const;

/** Enough for header and footer while the API is away. */
export const EMPTY_ESSENTIALS: Essentials = {
  textArray: [],
  countryArray: [],
  languageArray: LANGUAGE_TAGS.map((tag) => {
    const name = LANGUAGE_NAMES[tag];
    return { tag, text: { en: name, fr: name, de: name }, isAvailable: true };
  }),
  cityArray: [],
  propertyTypeArray: [],
  rentalTypeArray: [],
  genderArray: [],
  exchangeRateArray: [],
};
