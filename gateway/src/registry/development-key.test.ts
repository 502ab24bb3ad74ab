import { DEVELOPMENT_REGISTRY_KEYS, parseRegistryKeys } from '@moien/contract';
import { believesDevelopmentKey } from './development-key.ts';

const OWN_KEY = 'A'.repeat(43);

it.each([
  [true, 'by default', undefined],
  [true, 'among others', `spring=${OWN_KEY},development=${DEVELOPMENT_REGISTRY_KEYS.development}`],
  [true, 'by another name', `spring=${DEVELOPMENT_REGISTRY_KEYS.development}`],
  [false, 'of its own', `spring=${OWN_KEY}`],
])('a gateway believes the development key: %s, with keys %s', (expected, _case, keys) => {
  expect(believesDevelopmentKey(parseRegistryKeys(keys))).toBe(expected);
});
