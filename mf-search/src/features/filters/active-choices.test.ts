import { decodeSearchQuery, encodeSearchQuery } from '@moien/contract';
import { activeChoices, activeFilters, budgetOf, keyOf } from './active-choices.ts';

const read = (address: string) => decodeSearchQuery(new URLSearchParams(address)).query;
const write = (query: ReturnType<typeof read>) => encodeSearchQuery(query).toString();

describe('activeFilters', () => {
  it.each([
    ['', []],
    ['isAvailableForShortTerm=true', ['short-term']],
    ['isAvailableForShortTerm=true&isAvailableForLongTerm=true', ['short-term', 'long-term']],
    ['isAvailableForShortTerm=false', []],
    ['rangeDistance=200&cityId=7', []],
    ['rangeDistance=50&cityId=7', ['radius']],
    ['minimumDailyBudget=0&maximumDailyBudget=2000', []],
    ['minimumDailyBudget=50', ['daily-budget']],
    ['maximumMonthlyBudget=9999', ['monthly-budget']],
    ['immediateAvailability=true&typeId=2&rentalTypeId=3', ['immediate', 'rental-type', 'property-type']],
    ['feature-wifi=true&feature-area=20,50', ['feature-area', 'feature-wifi']],
    ['propertyIdArray=019b76da-a800-7838-a932-f8c36951b066', ['homes']],
    ['cityId=7&arrivalDate=2030-05-02&departureDate=2030-05-09&adultCount=2', []],
  ])('of %s', (address, expected) => {
    expect(activeFilters(read(address)).map(keyOf)).toEqual(expected);
  });
});

describe('activeChoices', () => {
  it.each([
    ['cityId=7&adultCount=2&feature-wifi=true', ['feature-wifi', 'place', 'guests']],
    ['countryCode=LU', ['place']],
    ['bounds=49,5,50,6', ['place']],
    ['arrivalDate=2030-05-02', ['stay']],
    ['petCount=0', []],
  ])('of %s', (address, expected) => {
    expect(activeChoices(read(address)).map(keyOf)).toEqual(expected);
  });

  it('leave out themselves alone, and begin at the first page again', () => {
    const whole =
      'cityId=7&isAvailableForShortTerm=true&isAvailableForLongTerm=true&typeId=2&rentalTypeId=3&immediateAvailability=true&rangeDistance=50' +
      '&arrivalDate=2030-05-02&departureDate=2030-05-09&adultCount=2&petCount=1&minimumDailyBudget=50' +
      '&maximumMonthlyBudget=3000&propertyIdArray=019b76da-a800-7838-a932-f8c36951b066&sort=price&page=3' +
      '&feature-area=20%2C50&feature-wifi=true';
    const query = read(whole);
    const left = Object.fromEntries(
      activeChoices(query).map((choice) => [
        keyOf(choice),
        [...new URLSearchParams(whole).keys()].filter(
          (name) => !new URLSearchParams(write(choice.without(query))).has(name),
        ),
      ]),
    );
    expect(left).toEqual({
      'short-term': ['isAvailableForShortTerm', 'page'],
      'long-term': ['isAvailableForLongTerm', 'page'],
      radius: ['rangeDistance', 'page'],
      'daily-budget': ['minimumDailyBudget', 'page'],
      'monthly-budget': ['maximumMonthlyBudget', 'page'],
      immediate: ['immediateAvailability', 'page'],
      'rental-type': ['rentalTypeId', 'page'],
      'property-type': ['typeId', 'page'],
      'feature-area': ['page', 'feature-area'],
      'feature-wifi': ['page', 'feature-wifi'],
      homes: ['propertyIdArray', 'page'],
      place: ['cityId', 'rangeDistance', 'page'],
      stay: ['arrivalDate', 'departureDate', 'page'],
      guests: ['adultCount', 'petCount', 'page'],
    });
  });
});

it('shows both ends of a budget where the search has no limit', () => {
  expect(budgetOf(read('minimumDailyBudget=50'), 'Daily')).toEqual([50, 2000]);
  expect(budgetOf(read('maximumMonthlyBudget=900'), 'Monthly')).toEqual([0, 900]);
});
