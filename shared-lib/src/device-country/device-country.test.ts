import { deviceCountry } from './device-country.ts';

const CODES = ['BE', 'CH', 'DE', 'FR', 'LU', 'US'];

it.each([
  ['Europe/Luxembourg', 'LU'],
  ['Europe/Berlin', 'DE'],
  ['Europe/Zurich', 'CH'],
  ['America/Los_Angeles', 'US'],
  ['Asia/Tokyo', undefined],
  ['UTC', undefined],
])('a device in %s is in %s', (timeZone, code) => {
  expect(deviceCountry(CODES, timeZone)).toBe(code);
});
