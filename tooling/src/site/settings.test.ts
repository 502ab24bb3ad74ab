import { OWN_KEYS } from '@moien/api/testing/own-keys';
import { Problem } from '../problem.ts';
import { checkSettings } from './settings.ts';

function refusal(environment: Record<string, string>): unknown {
  try {
    return checkSettings(environment);
  } catch (error) {
    return error;
  }
}

it.each([
  [{ ROLE: 'zzz' }, 'ROLE must be all, gateway or api.'],
  [{ PUBLIC_ORIGIN: 'foo' }, 'PUBLIC_ORIGIN must be an origin such as https://example.com.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address.'],
  [{ SEARCH_CACHE_MEGABYTES: 'much' }, 'SEARCH_CACHE_MEGABYTES must be megabytes from 0 to 9999.'],
  [{ ROLE: 'gateway' }, 'ROLE=gateway needs API_URL, the origin of the API.'],
])('refuses %p in one sentence', (environment, sentence) => {
  expect(refusal(environment)).toEqual(new Problem(sentence));
});

it('refuses a site for others with keys that everybody knows, and builds nothing', () => {
  const refused = refusal({ DEVELOPMENT: 'off' });
  expect(refused).toBeInstanceOf(Problem);
  expect((refused as Problem).message.split('\n')).toEqual([
    expect.stringContaining('REGISTRY_PUBLIC_KEYS must be your own'),
    expect.stringContaining('REGISTRY_SIGNING_KEY and REGISTRY_KEY_ID must be your own'),
    expect.stringContaining('FORM_KEY must be your own'),
    expect.stringContaining('SECOND_FACTOR_KEY must be your own'),
    expect.stringContaining('DOCUMENT_KEY must be your own'),
    expect.stringContaining('PUSH_PRIVATE_KEY must be your own'),
  ]);
  expect(refusal({ DEVELOPMENT: 'off', ...OWN_KEYS })).toBeUndefined();
});

it.each([{}, { ROLE: '' }, { DATABASE_URL: 'postgresql://127.0.0.1/moien' }])('accepts %p', (environment) => {
  expect(() => checkSettings(environment)).not.toThrow();
});
