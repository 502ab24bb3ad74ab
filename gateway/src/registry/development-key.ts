import { isPublic } from '@moien/api';
import { DEVELOPMENT_REGISTRY_KEYS, type RegistryKeys } from '@moien/contract';
import type { FastifyBaseLogger } from 'fastify';

/** Compared by their bytes: the last character of a key has two bits that do not count. */
export function believesDevelopmentKey(keys: RegistryKeys): boolean {
  const bytesOf = (key: string) => Buffer.from(key, 'base64url').toString('hex');
  const known = new Set(Object.values(DEVELOPMENT_REGISTRY_KEYS).map(bytesOf));
  return Object.values(keys).some((key) => known.has(bytesOf(key)));
}

/** Says so at an https address, although the site calls itself a developer's: anybody can sign a registry. */
export function warnOfDevelopmentKey(
  log: Pick<FastifyBaseLogger, 'warn'>,
  keys: RegistryKeys,
  site: Parameters<typeof isPublic>[0],
): void {
  if (isPublic(site) && believesDevelopmentKey(keys))
    log.warn(
      'Registries that are signed with the development key, which everybody knows, are accepted. Set REGISTRY_PUBLIC_KEYS.',
    );
}
