import { countriesMeant, stripPhoneNumber } from './phone-country.ts';

const austria = { code: 'AT', name: 'Österreich', prefix: '+43' };

describe('countriesMeant', () => {
  it.each(['', '  ', 'öster', 'OSTER', 'reich', 'at', '+43', '43', '4', '0043', '+4'])('by %j', (query) => {
    expect(countriesMeant([austria], query)).toEqual([austria]);
  });

  it.each(['lux', 'de', '3', '+49', '430', 'österreicher'])('not by %j', (query) => {
    expect(countriesMeant([austria], query)).toEqual([]);
  });

  const german = [
    { code: 'AU', name: 'Australien', prefix: '+61' },
    { code: 'BH', name: 'Bahrain', prefix: '+973' },
    { code: 'BS', name: 'Bahamas', prefix: '+1242' },
    { code: 'FR', name: 'Frankreich', prefix: '+33' },
    { code: 'IN', name: 'Indien', prefix: '+91' },
    austria,
    { code: 'RE', name: 'Réunion', prefix: '+262' },
    { code: 'UA', name: 'Ukraine', prefix: '+380' },
    { code: 'US', name: 'Vereinigte Staaten', prefix: '+1' },
  ];
  it.each([
    ['re', ['Réunion', 'Frankreich', 'Österreich', 'Vereinigte Staaten']],
    ['in', ['Indien', 'Bahrain', 'Ukraine', 'Vereinigte Staaten']],
    ['us', ['Vereinigte Staaten', 'Australien']],
    ['a', ['Australien', 'Österreich', 'Bahrain', 'Bahamas', 'Frankreich', 'Ukraine', 'Vereinigte Staaten']],
    ['1', ['Vereinigte Staaten', 'Bahamas']],
  ])('ranks the start of the name, then the code, then what is inside, for %j', (query, names) => {
    expect(countriesMeant(german, query).map(({ name }) => name)).toEqual(names);
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
