import { readArea, readMonths, readNights, readRegistrationNumber } from './entry-rules.ts';

it('months and area may be nothing, nights may not', () => {
  expect(readNights('')).toEqual({ error: 'nights-wrong' });
  expect(readNights('366')).toEqual({ error: 'nights-wrong' });
  expect(readNights('2,5')).toEqual({ error: 'nights-wrong' });
  expect(readMonths('')).toEqual({ value: null });
  expect(readMonths('61')).toEqual({ error: 'months-wrong' });
  expect(readArea('')).toEqual({ value: null });
  expect(readArea('62,5')).toEqual({ value: 62.5 });
  expect(readArea('0')).toEqual({ error: 'area-wrong' });
});

it('a registration number is compared without spaces and points', () => {
  const pattern = '^[0-9A-Z]{13}$';
  expect(readRegistrationNumber('75 101-0000.000a', pattern)).toEqual({ value: '751010000000A' });
  expect(readRegistrationNumber('7510100000001', pattern)).toEqual({ value: '7510100000001' });
  expect(readRegistrationNumber('75', pattern)).toEqual({ error: 'registration-wrong' });
});
