import { Value } from 'typebox/value';
import { Override } from './override.schema.ts';
import type { RegistryKeys } from './registry-keys.ts';
import { bytesOf, isSignedBy } from './signature.ts';

/** Where a browser is asked to use an override, and where it ends one. */
export const OVERRIDE_PATH = '/dev/override';

/** A working day's worth; what claims more is no grant, whoever has signed it. */
export const OVERRIDE_LIFETIME_MILLISECONDS = 8 * 60 * 60 * 1000;

/** By which the clocks of an API and its gateways may differ. */
const CLOCK_TOLERANCE_MILLISECONDS = 5 * 60 * 1000;

/** What the signature of a grant covers; a signed registry starts otherwise. */
export function signedGrantBytes(payload: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`override\n${payload}`);
}

/**
 * The override of a grant; `undefined` when it is not signed by a known key, not of a known form, not yet
 * valid, over, or valid for too long.
 */
export async function readOverrideGrant(
  grant: string,
  { keys, now }: { keys: RegistryKeys; now: Date },
): Promise<Override | undefined> {
  const [keyId = '', payload = '', signature = ''] = grant.split('.', 3);
  const publicKey = Object.hasOwn(keys, keyId) ? keys[keyId] : undefined;
  if (!publicKey) return undefined;
  try {
    if (!(await isSignedBy(publicKey, signedGrantBytes(payload), signature))) return undefined;
    const override: unknown = JSON.parse(new TextDecoder().decode(bytesOf(payload)));
    if (!Value.Check(Override, override)) return undefined;
    return isValidAt(override, now.getTime()) ? override : undefined;
  } catch {
    // What is no base64 or no JSON is no grant.
    return undefined;
  }
}

function isValidAt({ issuedAt, expiresAt }: Override, now: number): boolean {
  const [issued, expires] = [Date.parse(issuedAt), Date.parse(expiresAt)];
  const isBegun = issued <= now + CLOCK_TOLERANCE_MILLISECONDS;
  return isBegun && expires > now && expires - issued <= OVERRIDE_LIFETIME_MILLISECONDS;
}
