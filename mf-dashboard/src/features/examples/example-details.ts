import type { PersonalDetails } from '@moien/contract';

export const EXAMPLE_ADDRESS = {
  line1: '3, rue de l’Alzette',
  line2: '',
  postalCode: '4011',
  city: 'Esch-sur-Alzette',
  region: '',
  countryCode: 'LU',
};

/** Of somebody who has said all there is to say. */
export function exampleDetails(details: Partial<PersonalDetails> = {}): PersonalDetails {
  return {
    version: 3,
    firstName: 'Léa',
    lastName: 'Weber',
    about:
      'Born in Diekirch, architect by trade. I rent out what I have renovated myself.\nAsk me for walks.',
    languageTagArray: ['lb', 'de', 'fr', 'en'],
    address: EXAMPLE_ADDRESS,
    imagePath: null,
    isPublic: true,
    ...details,
  };
}

/** Of somebody who has just signed up. */
export const EMPTY_DETAILS = exampleDetails({
  version: 0,
  about: '',
  languageTagArray: [],
  address: null,
  isPublic: false,
});
