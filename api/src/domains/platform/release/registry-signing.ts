import { sign } from 'node:crypto';
import { type SignedRegistry, signedBytes } from '@moien/contract';
import { readSigningKey, type SigningSettings } from './signing-key.ts';

const LIFETIME_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;
/** Every process that signs within one half of a UTC day gives the same bytes. */
const STEP_MILLISECONDS = 12 * 60 * 60 * 1000;

export type RegistrySigner = ReturnType<typeof createRegistrySigner>;

/** Signs registries; each may be adopted for seven days, and to the end of that half day. */
export function createRegistrySigner(config: SigningSettings, now: () => Date) {
  const key = readSigningKey(config);
  let kept: SignedRegistry | undefined;

  const nextExpiry = (): string => {
    const earliest = now().getTime() + LIFETIME_MILLISECONDS;
    return new Date(Math.ceil(earliest / STEP_MILLISECONDS) * STEP_MILLISECONDS).toISOString();
  };

  const signAnew = (payload: string, expiresAt = nextExpiry()): SignedRegistry => {
    const signature = sign(null, signedBytes(payload, expiresAt), key).toString('base64');
    return { payload, expiresAt, keyId: config.registryKeyId, signature };
  };

  return {
    /** With another expiry than seven days, where one is given: a UTC instant. */
    signAnew,
    /** Signs only what has not just been signed. */
    sign(payload: string): SignedRegistry {
      const expiresAt = nextExpiry();
      if (kept?.payload !== payload || kept.expiresAt !== expiresAt) kept = signAnew(payload, expiresAt);
      return kept;
    },
  };
}
