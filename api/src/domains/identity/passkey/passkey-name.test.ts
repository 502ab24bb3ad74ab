import { guessPasskeyName } from './passkey-name.ts';

const NO_AAGUID = '00000000-0000-0000-0000-000000000000';

it.each([
  ['ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4', 'Chrome', 'Android', 'Google Password Manager'],
  [NO_AAGUID, 'Chrome', 'Linux', 'Chrome, Linux'],
  [NO_AAGUID, null, 'iOS', 'iOS'],
  [NO_AAGUID, null, null, 'Passkey'],
])('names %s with %s and %s: %s', (aaguid, browser, system, name) => {
  expect(guessPasskeyName(aaguid, { browser, system })).toBe(name);
});
