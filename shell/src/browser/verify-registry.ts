import {
  acceptRegistry,
  parseRegistryKeys,
  parseSignedRegistry,
  type Registry,
  type RegistryState,
  readSignedRegistry,
  resolveRegistry,
} from '@moien/contract';

/** Named when the shell is built. */
declare const MOIEN_REGISTRY_PUBLIC_KEYS: string;

type Resolution = { shellVersion: string; resolve?: (state: RegistryState) => Registry };

/**
 * What a signed registry means for this shell.
 * @throws RegistryRefused when it is not signed by a key that this shell was built with, too old or expired
 */
export async function verifyRegistry(
  body: unknown,
  sequence: number,
  { shellVersion, resolve = (state) => resolveRegistry(state, shellVersion) }: Resolution,
): Promise<Registry> {
  const keys = parseRegistryKeys(MOIEN_REGISTRY_PUBLIC_KEYS);
  return resolve(await acceptRegistry(parseSignedRegistry(body), { keys, sequence, now: new Date() }));
}

/**
 * The state of a registry that was verified before, whatever its age.
 * @throws RegistryRefused when it is not signed by a key that this shell was built with
 */
export async function readKeptRegistry(body: unknown): Promise<RegistryState> {
  return readSignedRegistry(parseSignedRegistry(body), parseRegistryKeys(MOIEN_REGISTRY_PUBLIC_KEYS));
}
