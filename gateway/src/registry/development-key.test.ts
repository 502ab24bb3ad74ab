import { DEVELOPMENT_REGISTRY_KEYS, parseRegistryKeys } from '@moien/contract';
import { warnOfDevelopmentKey } from './development-key.ts';

const OWN_KEY = 'A'.repeat(43);
const PUBLIC = 'https://moien.example';

function warningsOf(
  keys: string | undefined,
  publicOrigin: string | undefined,
  { host = '127.0.0.1', isDevelopment = false } = {},
): string[] {
  const lines: string[] = [];
  const log = { warn: (line: unknown) => void lines.push(String(line)) };
  warnOfDevelopmentKey(log, parseRegistryKeys(keys), { publicOrigin, host, isDevelopment });
  return lines;
}

describe('the development key of a gateway', () => {
  it.each([
    ['by default', undefined],
    ['among others', `spring=${OWN_KEY},development=${DEVELOPMENT_REGISTRY_KEYS.development}`],
    ['by another name', `spring=${DEVELOPMENT_REGISTRY_KEYS.development}`],
  ])('is warned of where the public is: %s', (_case, keys) => {
    expect(warningsOf(keys, PUBLIC)).toEqual([expect.stringContaining('Set REGISTRY_PUBLIC_KEYS.')]);
  });

  it.each([
    [undefined, undefined],
    [undefined, 'http://localhost:4000'],
    [`spring=${OWN_KEY}`, PUBLIC],
  ])('is not spoken of with the keys %j at %j', (keys, publicOrigin) => {
    expect(warningsOf(keys, publicOrigin)).toEqual([]);
  });

  it('is warned of where others reach the site, unless it is said to be a developer’s', () => {
    expect(warningsOf(undefined, undefined, { host: '0.0.0.0' })).toHaveLength(1);
    expect(warningsOf(undefined, undefined, { host: '0.0.0.0', isDevelopment: true })).toEqual([]);
  });
});
