import { isPublic } from '@moien/api';
import { DEVELOPMENT_REGISTRY_KEYS, type RegistryKeys } from '@moien/contract';
import type { FastifyBaseLogger } from 'fastify';

/** Says so where the public is: with the development key anybody can sign a registry. */
export function warnOfDevelopmentKey(
  log: Pick<FastifyBaseLogger, 'warn'>,
  keys: RegistryKeys,
  site: Parameters<typeof isPublic>[0],
): void {
  const known = new Set(Object.values(DEVELOPMENT_REGISTRY_KEYS));
  if (isPublic(site) && Object.values(keys).some((key) => known.has(key)))
    log.warn(
      'Registries that are signed with the development key, which everybody knows, are accepted. Set REGISTRY_PUBLIC_KEYS.',
    );
}
