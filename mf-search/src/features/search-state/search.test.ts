import { readSearch, withoutPage, withoutRefused } from './search.ts';

const searchOf = (query: string) => readSearch(new URLSearchParams(query));

describe('readSearch', () => {
  it('swaps reversed dates and drops what it cannot use', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const { query } = searchOf('arrivalDate=2030-05-09&departureDate=2030-05-02&adultCount=x&ref=1');
    expect(query.bookingParameters).toEqual({ arrivalDate: '2030-05-02', departureDate: '2030-05-09' });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it('has one key for equal searches, whatever the order of their parameters', () => {
    expect(searchOf('adultCount=2&cityId=7').key).toBe(searchOf('cityId=7&adultCount=2&page=1').key);
  });

  it.each([
    ['minimumDailyBudget=abc', true],
    ['minimumPrice=abc', true],
    ['cityId=7&utm_source=letter', false],
    ['arrivalDate=2030-05-09&departureDate=2030-05-02', false],
  ])('says of %s whether a part was left out: %s', (query, expected) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(searchOf(query).isPartDropped).toBe(expected);
    warn.mockRestore();
  });
});

describe('withoutRefused', () => {
  it.each([
    ['cityId=7&adultCount=2', ['cityId'], 'adultCount=2'],
    ['feature-nope=true&adultCount=2', ['feature-nope'], 'adultCount=2'],
    ['adultCount=2', undefined, 'adultCount=2'],
  ])('%s without %s', (query, refused, expected) => {
    expect(withoutRefused(searchOf(query), refused).key).toBe(expected);
  });

  it('is the same search when nothing was refused', () => {
    const search = searchOf('cityId=7');
    expect(withoutRefused(search, [])).toBe(search);
  });
});

it('a search without its page is the same for all of its pages', () => {
  expect(withoutPage(searchOf('cityId=7&page=3')).key).toBe('cityId=7');
});
