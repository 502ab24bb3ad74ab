import {
  acceptRegistry,
  parseRegistryKeys,
  parseSignedRegistry,
  type Registry,
  resolveRegistry,
} from '@moien/contract';

/** Named when the shell is built. */
declare const MOIEN_REGISTRY_PUBLIC_KEYS: string;

/**
 * What a signed registry means for this shell.
 * @throws RegistryRefused when it is not signed by a key that this shell was built with, too old or expired
 */
export async function verifyRegistry(
  body: unknown,
  sequence: number,
  shellVersion: string,
): Promise<Registry> {
  const keys = parseRegistryKeys(MOIEN_REGISTRY_PUBLIC_KEYS);
  const signed = parseSignedRegistry(body);
  return resolveRegistry(await acceptRegistry(signed, { keys, sequence, now: new Date() }), shellVersion);
}
