import { countryRows } from './countries.ts';
import { FEATURE_CATEGORIES } from './features.ts';
import { GENDERS, PROPERTY_TYPES, RENTAL_TYPES } from './types.ts';

const subCategories = FEATURE_CATEGORIES.flatMap((category) => category.subCategories);
const features = subCategories.flatMap((subCategory) => subCategory.featureTypes);

function expectUnique(values: unknown[]): void {
  expect(new Set(values).size).toBe(values.length);
}

describe('the vocabularies', () => {
  it.each([
    ['property types', PROPERTY_TYPES],
    ['rental types', RENTAL_TYPES],
    ['genders', GENDERS],
    ['feature categories', FEATURE_CATEGORIES],
    ['feature subcategories', subCategories],
    ['features', features],
  ])('give every one of the %s its own id and name, in three languages', (_name, rows) => {
    expectUnique(rows.map((row) => row.id));
    expectUnique(rows.map((row) => row.name));
    expect(rows.filter(({ text }) => !text.en || !text.fr || !text.de)).toEqual([]);
  });

  it('give every feature one slot of its own, below those of created features', () => {
    const flags = features.flatMap((feature) => feature.flagSlot ?? []);
    const numbers = features.flatMap((feature) => feature.numberSlot ?? []);
    expectUnique(flags);
    expectUnique(numbers);
    expect(flags.length + numbers.length).toBe(features.length);
    expect(Math.max(...flags)).toBeLessThan(128);
    expect(Math.max(...numbers)).toBeLessThan(32);
    expect(Math.max(...features.map((feature) => feature.id))).toBeLessThan(1000);
  });

  it('never move a slot to another feature', () => {
    // Written down once more on purpose: a changed line here means a broken database there.
    const slots = Object.fromEntries(
      features.map(({ name, flagSlot, numberSlot }) => [name, flagSlot ?? numberSlot]),
    );
    expect(slots).toMatchObject({ area: 1, floor: 5, wifi: 5, kitchen: 17, balcony: 38, 'pets-allowed': 66 });
  });

  it('know every country with its telephone prefix', () => {
    const countries = countryRows();
    expect(countries.length).toBeGreaterThan(240);
    expect(countries.every((country) => /^\+\d{1,4}$/.test(country.phonePrefix))).toBe(true);
    expect(countries.find((country) => country.code === 'DE')?.name).toEqual({
      en: 'Germany',
      fr: 'Allemagne',
      de: 'Deutschland',
    });
  });
});
