import { Value } from 'typebox/value';
import type { FaultCode } from './faults.ts';
import { RegistryState, SignedRegistry } from './registry.schema.ts';
import type { RegistryKeys } from './registry-keys.ts';
import { isSignedBy } from './signature.ts';

/** Why a registry is not adopted. */
export class RegistryRefused extends Error {
  override name = 'RegistryRefused';
  readonly fault: FaultCode;

  constructor(fault: FaultCode, message: string) {
    super(message);
    this.fault = fault;
  }
}

type Acceptance = {
  keys: RegistryKeys;
  /** Sequence of the registry in use; an older one is refused. */
  sequence: number;
  now: Date;
};

/** @throws RegistryRefused when it is no signed registry at all */
export function parseSignedRegistry(given: unknown): SignedRegistry {
  if (Value.Check(SignedRegistry, given)) return given;
  throw new RegistryRefused('MF-601', 'What came in the place of the registry is none.');
}

/**
 * Checks signature, expiry and order of a registry that would be adopted.
 * @throws RegistryRefused
 */
export async function acceptRegistry(
  signed: SignedRegistry,
  { keys, sequence, now }: Acceptance,
): Promise<RegistryState> {
  const state = await readSignedRegistry(signed, keys);
  if (Date.parse(signed.expiresAt) <= now.getTime())
    throw new RegistryRefused('MF-603', `The registry ${state.sequence} expired at ${signed.expiresAt}.`);
  if (state.sequence < sequence)
    throw new RegistryRefused(
      'MF-602',
      `The registry ${state.sequence} is older than ${sequence}, which is in use.`,
    );
  return state;
}

/**
 * The state in a registry whose signature is valid, whatever its age: what was accepted once may be started
 * from again.
 * @throws RegistryRefused
 */
export async function readSignedRegistry(signed: SignedRegistry, keys: RegistryKeys): Promise<RegistryState> {
  const { keyId, payload, expiresAt, signature } = signed;
  const publicKey = Object.hasOwn(keys, keyId) ? keys[keyId] : undefined;
  if (!publicKey || !(await isSignedBy(publicKey, signedBytes(payload, expiresAt), signature)))
    throw new RegistryRefused('MF-601', `The registry is not signed by a known key (${keyId}).`);
  const state: unknown = JSON.parse(payload);
  if (!Value.Check(RegistryState, state))
    throw new RegistryRefused('MF-601', 'The signed registry has an unknown form.');
  return state;
}

/** What the signature of a registry covers. */
export function signedBytes(payload: string, expiresAt: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${expiresAt}\n${payload}`);
}
