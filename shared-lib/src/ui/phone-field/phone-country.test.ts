import { isCountryMeant, stripPhoneNumber } from './phone-country.ts';

const austria = { code: 'AT', name: 'Österreich', prefix: '+43' };

describe('isCountryMeant', () => {
  it.each(['', '  ', 'öster', 'OSTER', 'reich', 'at', '+43', '43', '4', '0043', '+4'])('by %j', (query) => {
    expect(isCountryMeant(austria, query)).toBe(true);
  });

  it.each(['lux', 'de', '3', '+49', '430', 'österreicher'])('not by %j', (query) => {
    expect(isCountryMeant(austria, query)).toBe(false);
  });
});

describe('stripPhoneNumber', () => {
  it.each([
    ['621 123-456', '621 123-456'],
    ['(0) 621', '(0) 621'],
    ['+352.621/123', '352621123'],
    ['sixtwo12', '12'],
    ['٣٤', ''],
    ['6\t2\n1', '621'],
  ])('makes %j to %j', (typed, kept) => {
    expect(stripPhoneNumber(typed)).toBe(kept);
  });
});
