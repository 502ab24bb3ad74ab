import { emptySearchQuery, type SearchQuery } from '@moien/contract';
import type { SearchCriteria } from '../criteria/search-criteria.ts';
import type { SearchRepository } from './search.repository.ts';
import { createSearchService, type SearchQuestion } from './search.service.ts';

const PAGE = {
  properties: [],
  stay: undefined,
  count: 0,
  isCountExact: true,
  bounds: null,
  facets: null,
  generation: 8,
};
const PETS = { name: 'pets-allowed', value_type: 'boolean', flag_slot: 66, number_slot: null } as const;

function createFake() {
  const searches: { criteria: SearchCriteria; page: number }[] = [];
  const repository: SearchRepository = {
    findNames: async (asked) => ({
      cityCentre: asked.cityId === 5 ? { latitude: 49.6, longitude: 6.1 } : null,
      hasCountry: asked.countryCode === 'LU',
      hasPropertyType: asked.propertyTypeId === 1,
      hasRentalType: asked.rentalTypeId === 1,
      features: asked.featureNames.includes(PETS.name)
        ? [{ ...PETS, minimum_value: null, maximum_value: null }]
        : [],
      generation: 7,
    }),
    search: async (criteria, { page }) => {
      searches.push({ criteria, page });
      return PAGE;
    },
    countEach: async (searches) => searches.map(({ guestCount }) => guestCount),
  };
  return { searches, service: createSearchService(repository, () => '2027-01-10') };
}

function asked(parts: Partial<SearchQuery>): SearchQuestion {
  return { query: { ...emptySearchQuery(), ...parts }, language: 'en', hasFacets: false };
}

describe('the search service', () => {
  it('asks for homes that allow pets when pets come along', async () => {
    const { searches, service } = createFake();
    await service.search(asked({ bookingParameters: { petCount: 1 }, page: 3 }));
    expect(searches).toMatchObject([{ page: 3, criteria: { flagSlots: [66], today: '2027-01-10' } }]);
  });

  it('counts what each looser search would find when there is no home, in a preview too', async () => {
    const { service } = createFake();
    const question = asked({
      propertyParameters: { cityId: 5 },
      bookingParameters: { adultCount: 3, maximumDailyBudget: 40 },
    });
    const { looserCounts } = await service.search(question);
    expect(looserCounts).toEqual([
      { without: 'place', count: 3 },
      { without: 'guests', count: 0 },
      { without: 'budget', count: 3 },
    ]);
    const previewed = await service.search({ ...question, hasFacets: true });
    expect(previewed.looserCounts).toEqual(looserCounts);
  });

  it('counts what is left without the only group of a search, and nothing for one that asks for nothing', async () => {
    const { service } = createFake();
    const found = await service.search(asked({ propertyParameters: { cityId: 5 } }));
    expect(found.looserCounts).toEqual([{ without: 'place', count: 0 }]);
    expect(await service.search(asked({}))).not.toHaveProperty('looserCounts');
  });

  it('takes a flag that is false for one that is not set', async () => {
    const { searches, service } = createFake();
    await service.search(asked({ propertyParameters: { isAvailableForShortTerm: false } }));
    expect(searches[0]?.criteria.isShortTerm).toBe(false);
  });

  it('does not search while something is wrong, and names it all', async () => {
    const { searches, service } = createFake();
    const failing = service.search(
      asked({
        propertyParameters: { cityId: 6, countryCode: 'ZZ', typeId: 2, rentalTypeId: 2 },
        bookingParameters: { arrivalDate: '2027-01-09' },
        featureParameters: { nope: true },
      }),
    );
    await expect(failing).rejects.toMatchObject({ status: 400, code: 'invalid-search' });
    const { parameters } = await failing.catch((error) => error);
    expect(parameters.map((parameter: { code: string }) => parameter.code)).toEqual([
      'unknown-city',
      'unknown-country',
      'unknown-property-type',
      'unknown-rental-type',
      'date-in-the-past',
      'unknown-feature',
    ]);
    expect(searches).toEqual([]);
  });

  it('is as old as the names that it looked up first', async () => {
    const { service } = createFake();
    const named = await service.search(asked({ propertyParameters: { cityId: 5 } }));
    const unnamed = await service.search(asked({}));
    expect([named.generation, unnamed.generation]).toEqual([7, 8]);
  });

  it('takes today for an arrival', async () => {
    const { searches, service } = createFake();
    await service.search(asked({ bookingParameters: { arrivalDate: '2027-01-10' } }));
    expect(searches).toHaveLength(1);
  });
});
