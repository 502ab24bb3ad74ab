import { relyingPartyOf } from './relying-party.ts';

const party = (publicOrigin?: string, isDevelopment = false) =>
  relyingPartyOf({ publicOrigin, isDevelopment });

it('is the host of the public origin, whose pages alone count', () => {
  const site = party('https://moien.example:8443', true);
  expect(site?.id).toBe('moien.example');
  const origins = ['https://moien.example:8443', 'https://moien.example', 'http://localhost:4000'];
  expect(origins.map((origin) => site?.isOrigin(origin))).toEqual([true, false, false]);
});

it('is localhost at any port on a developer’s machine', () => {
  const site = party(undefined, true);
  expect(site?.id).toBe('localhost');
  const origins = ['http://localhost:4000', 'https://localhost', 'http://localhost.evil', 'http://127.0.0.1'];
  expect(origins.map((origin) => site?.isOrigin(origin))).toEqual([true, true, false, false]);
});

it.each([undefined, 'https://192.0.2.7', 'https://[2001:db8::1]:8443'])(
  'is nobody where the site has no name: %s',
  (origin) => {
    expect(party(origin)).toBeUndefined();
  },
);
