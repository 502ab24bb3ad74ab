import type { Essentials, Registry, RemoteDeclaration } from '@moien/contract';

const name = (en: string, fr: string, de: string) => ({ en, fr, de });

export const storyEssentials: Essentials = {
  textArray: [],
  countryArray: [
    {
      code: 'LU',
      name: name('Luxembourg', 'Luxembourg', 'Luxemburg'),
      phonePrefix: '+352',
      iconImagePath: '/global/flags/lu',
    },
  ],
  languageArray: [
    { tag: 'en', text: name('English', 'anglais', 'Englisch'), isAvailable: true },
    { tag: 'fr', text: name('French', 'Français', 'Französisch'), isAvailable: true },
    { tag: 'de', text: name('German', 'allemand', 'Deutsch'), isAvailable: true },
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
  genderArray: [],
};

type DeclarationFiles = { keys: () => string[]; (path: string): RemoteDeclaration };

/** What each remote declares. */
const declarations = (
  require as unknown as { context: (folder: string, deep: boolean, pattern: RegExp) => DeclarationFiles }
).context('../../', true, /^\.\/mf-[a-z0-9-]+\/remote\.json$/);

/** As if every remote were released: their links are shown. */
export const storyRegistry: Registry = {
  format: 1,
  sequence: 0,
  entries: declarations.keys().map((path) => ({
    remote: declarations(path),
    version: 'story',
    base: '/',
    entry: 'entry.js',
    preload: {},
  })),
};
