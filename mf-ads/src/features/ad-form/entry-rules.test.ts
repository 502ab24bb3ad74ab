import {
  readAmount,
  readArea,
  readMonths,
  readNights,
  readPrice,
  readRegistrationNumber,
} from './entry-rules.ts';

it.each([
  ['95', 9_500],
  ['95,50', 9_550],
  ['1.234,50', 123_450],
  ['1 234.5', 123_450],
  ['1.234', 123_400],
  ['', null],
])('%s is a price of %s', (text, value) => {
  expect(readPrice(text, 'EUR')).toEqual({ value });
});

it.each([
  ['0', 'price-small'],
  ['-5', 'price-wrong'],
  ['viel', 'price-wrong'],
  ['200000', 'price-large'],
])('%s is no price: %s', (text, error) => {
  expect(readPrice(text, 'EUR')).toEqual({ error });
});

it('a fee may be nothing, nights may not', () => {
  expect(readAmount('0', 'EUR')).toEqual({ value: 0 });
  expect(readNights('')).toEqual({ error: 'nights-wrong' });
  expect(readNights('366')).toEqual({ error: 'nights-wrong' });
  expect(readNights('2,5')).toEqual({ error: 'nights-wrong' });
  expect(readMonths('')).toEqual({ value: null });
  expect(readArea('62,5')).toEqual({ value: 62.5 });
});

it('a registration number is compared without spaces and points', () => {
  const pattern = '^[0-9A-Z]{13}$';
  expect(readRegistrationNumber('75 101-0000.000a', pattern)).toEqual({ value: '751010000000A' });
  expect(readRegistrationNumber('7510100000001', pattern)).toEqual({ value: '7510100000001' });
  expect(readRegistrationNumber('75', pattern)).toEqual({ error: 'registration-wrong' });
});
