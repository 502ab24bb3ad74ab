import type { StorageArea } from '@moien/api';
import {
  parseSignedRegistry,
  type RegistryKeys,
  type RegistryState,
  readSignedRegistry,
  type SignedRegistry,
} from '@moien/contract';

/** A registry whose signature has been checked. */
export type AcceptedRegistry = { readonly signed: SignedRegistry; readonly state: RegistryState };

/**
 * The registry that was accepted last, as a gateway keeps it on disk, whatever its expiry; `undefined`
 * without one.
 * @throws RegistryRefused when the file is not what a gateway has written
 */
export async function readRegistryFile(
  files: StorageArea,
  path: string,
  keys: RegistryKeys,
): Promise<AcceptedRegistry | undefined> {
  const bytes = await files.read(path);
  if (bytes === undefined) return undefined;
  const signed = parseSignedRegistry(parse(bytes.toString('utf8')));
  return { signed, state: await readSignedRegistry(signed, keys) };
}

export function writeRegistryFile(files: StorageArea, path: string, signed: SignedRegistry): Promise<void> {
  return files.write(path, Buffer.from(JSON.stringify(signed)), { isDurable: true });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
