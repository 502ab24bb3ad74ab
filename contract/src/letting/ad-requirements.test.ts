import { AD_REQUIREMENTS, type AdFacts, missingRequirements } from './ad-requirements.ts';

const EMPTY: AdFacts = {
  propertyTypeId: null,
  rentalTypeId: null,
  cityId: null,
  streetAddress: null,
  guestCount: null,
  photoCount: 0,
  hasText: false,
  isAvailableForShortTerm: false,
  isAvailableForLongTerm: false,
  nightlyPrice: null,
  monthlyPrice: null,
  lacksRegistrationNumber: false,
  energyClass: null,
};
const WHOLE: AdFacts = {
  ...EMPTY,
  propertyTypeId: 1,
  rentalTypeId: 1,
  cityId: 2960316,
  streetAddress: 'Rue de la Loge 3',
  guestCount: 2,
  photoCount: 1,
  hasText: true,
};

it('an empty draft lacks everything but what depends on its term', () => {
  expect(missingRequirements(EMPTY)).toEqual(AD_REQUIREMENTS.slice(0, 8));
});

it.each<[string, Partial<AdFacts>, string[]]>([
  ['no term', {}, ['term']],
  ['nights without a price', { isAvailableForShortTerm: true }, ['nightly-price']],
  ['nights', { isAvailableForShortTerm: true, nightlyPrice: 9_000 }, []],
  [
    'nights where a number is demanded',
    { isAvailableForShortTerm: true, nightlyPrice: 9_000, lacksRegistrationNumber: true },
    ['registration-number'],
  ],
  ['months', { isAvailableForLongTerm: true }, ['monthly-price', 'energy-class']],
  ['months with a class', { isAvailableForLongTerm: true, monthlyPrice: 90_000, energyClass: 'C' }, []],
  [
    'months where nights would need a number',
    { isAvailableForLongTerm: true, monthlyPrice: 90_000, energyClass: 'C', lacksRegistrationNumber: true },
    [],
  ],
  [
    'both',
    { isAvailableForShortTerm: true, isAvailableForLongTerm: true, nightlyPrice: 9_000 },
    ['monthly-price', 'energy-class'],
  ],
])('a whole ad with %s', (_case, terms, missing) => {
  expect(missingRequirements({ ...WHOLE, ...terms })).toEqual(missing);
});
