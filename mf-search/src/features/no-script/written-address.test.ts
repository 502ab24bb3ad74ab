import { writtenAddress } from './written-address.ts';

describe('writtenAddress', () => {
  it.each([
    ['cityId=7&arrivalDate=&departureDate=&adultCount=&sort=price', 'cityId=7&sort=price'],
    ['cityId=&termType=short-term&utm_source=', 'utm_source=&isAvailableForShortTerm=true'],
    ['feature-wifi=&page=2', 'page=2'],
  ])('of %s is %s', (query, expected) => {
    expect(writtenAddress(new URLSearchParams(query)).toString()).toBe(expected);
  });

  it.each(['', 'cityId=7&page=2', 'termType=weekly', 'utm_source='])('leaves %j', (query) => {
    const parameters = new URLSearchParams(query);
    expect(writtenAddress(parameters)).toBe(parameters);
  });
});
