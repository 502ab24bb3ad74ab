import { firstLoadParameters, withTermFlags } from './first-load.ts';

const parametersOf = (query: string) => new URLSearchParams(query);

describe('withTermFlags', () => {
  it.each([
    ['termType=short-term', 'isAvailableForShortTerm=true'],
    [
      'cityId=7&termType=long-term&utm_source=letter',
      'cityId=7&utm_source=letter&isAvailableForLongTerm=true',
    ],
    ['termType=short-term&termType=long-term', 'isAvailableForShortTerm=true&isAvailableForLongTerm=true'],
    ['isAvailableForLongTerm=false&termType=long-term', 'isAvailableForLongTerm=true'],
    ['termType=weekly&termType=short-term', 'isAvailableForShortTerm=true'],
  ])('of %s is %s', (query, expected) => {
    expect(withTermFlags(parametersOf(query)).toString()).toBe(expected);
  });

  it.each(['', 'cityId=7', 'termType=weekly', 'termType=constructor', 'termType='])('leaves %j', (query) => {
    const parameters = parametersOf(query);
    expect(withTermFlags(parameters)).toBe(parameters);
  });
});

describe('firstLoadParameters', () => {
  it('are those of the specification alone, the code of the country in capitals', () => {
    const address =
      'utm_source=letter&termType=long-term&countryCode=lu&adultCount=2&typeId=3&cityId=7' +
      '&arrivalDate=2030-05-01&departureDate=2030-05-04';
    expect(firstLoadParameters(parametersOf(address))?.toString()).toBe(
      'termType=long-term&countryCode=LU&typeId=3&cityId=7&arrivalDate=2030-05-01&departureDate=2030-05-04',
    );
  });

  it('are none where the address carries none', () => {
    expect(firstLoadParameters(parametersOf('utm_source=letter&page=3'))).toBeUndefined();
  });
});
