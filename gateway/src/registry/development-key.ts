import { DEVELOPMENT_REGISTRY_KEYS, type RegistryKeys } from '@moien/contract';

/** Compared by their bytes: the last character of a key has two bits that do not count. */
export function believesDevelopmentKey(keys: RegistryKeys): boolean {
  const bytesOf = (key: string) => Buffer.from(key, 'base64url').toString('hex');
  const known = new Set(Object.values(DEVELOPMENT_REGISTRY_KEYS).map(bytesOf));
  return Object.values(keys).some((key) => known.has(bytesOf(key)));
}
