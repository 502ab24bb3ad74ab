import { readFile } from 'node:fs/promises';
import { writeAtomically } from '@moien/api/media/write-atomically';
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
 * The registry that was accepted last, as a gateway keeps it on disk, whatever its expiry; `undefined` without one.
 * @throws RegistryRefused when the file is not what a gateway has written
 */
export async function readRegistryFile(
  path: string,
  keys: RegistryKeys,
): Promise<AcceptedRegistry | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const signed = parseSignedRegistry(parse(text));
  return { signed, state: await readSignedRegistry(signed, keys) };
}

export function writeRegistryFile(path: string, signed: SignedRegistry): Promise<void> {
  return writeAtomically(path, Buffer.from(JSON.stringify(signed)));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
