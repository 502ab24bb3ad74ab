import type { Essentials } from '@moien/contract';

const name = (en: string, fr: string, de: string) => ({ en, fr, de });

/** The vocabularies of a marketplace that has nothing yet. */
export const emptyEssentials: Essentials = {
  textArray: [],
  countryArray: [],
  languageArray: [],
  cityArray: [],
  propertyTypeArray: [],
  rentalTypeArray: [],
  genderArray: [],
  exchangeRateArray: [],
};

/** One of each, and the three languages: what the example home names by id. */
export const exampleEssentials: Essentials = {
  ...emptyEssentials,
  countryArray: [
    {
      code: 'LU',
      name: name('Luxembourg', 'Luxembourg', 'Luxemburg'),
      phonePrefix: '+352',
      iconImagePath: '/global/flags/lu',
    },
  ],
  languageArray: [
    { tag: 'en', text: name('English', 'Anglais', 'Englisch'), isAvailable: true },
    { tag: 'fr', text: name('French', 'Français', 'Französisch'), isAvailable: true },
    { tag: 'de', text: name('German', 'Allemand', 'Deutsch'), isAvailable: true },
  ],
  cityArray: [
    {
      id: 2_960_316,
      name: 'Luxembourg',
      localizedName: name('Luxembourg', 'Luxembourg', 'Luxemburg'),
      countryCode: 'LU',
      latitude: 49.61,
      longitude: 6.13,
      propertyCount: 520,
    },
  ],
  propertyTypeArray: [{ id: 1, name: 'apartment', text: name('Apartment', 'Appartement', 'Wohnung') }],
  rentalTypeArray: [
    { id: 1, name: 'entire-home', text: name('Entire home', 'Logement entier', 'Ganze Unterkunft') },
  ],
};
