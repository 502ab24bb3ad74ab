import { isKnownPrefix, isPossibleNumber } from './phone-number.ts';

describe('a phone prefix', () => {
  it.each(['+352', '+1', '+44', '+49', '+33', '+32', '+383'])('%s is known', (prefix) => {
    expect(isKnownPrefix(prefix)).toBe(true);
  });

  it.each(['', '352', '+', '+0', '+999', '+3520', '+35', ' +352', '+352\n'])('%j is not', (prefix) => {
    expect(isKnownPrefix(prefix)).toBe(false);
  });
});

describe('a phone number', () => {
  it.each([
    // Product decision 20.
    ['+352', '2712'],
    ['+352', '621 123 456'],
    ['+49', '0151 12345678'],
    ['+49', '151 12345678'],
    ['+33', '06 12 34 56 78'],
    ['+44', '(0)7911 123456'],
    ['+1', '(212) 555-1234'],
  ])('%s %s is possible', (prefix, number) => {
    expect(isPossibleNumber(prefix, number)).toBe(true);
  });

  it.each([
    ['+352', '1'],
    ['+352', '123456789012345'],
    ['+33', '06 12 34'],
    ['+1', '555'],
    ['+49', '+33 6 12 34 56 78'],
    ['+352', 'call 621 123 456'],
    ['+352', '((((((((('],
    ['+352', ''],
  ])('%s %j is not', (prefix, number) => {
    expect(isPossibleNumber(prefix, number)).toBe(false);
  });
});
