import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

/** For as long as somebody takes to sign in at the provider. */
export const FLOW_SECONDS = 10 * 60;

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const ProviderFlow = Type.Object({
  providerId: Type.String(),
  verifier: Type.String(),
  nonce: Type.String(),
  redirectUri: Type.String(),
  expiresAt: Type.Integer({ description: 'milliseconds' }),
});

/**
 * A sign-in at a provider that a browser has begun, as it lies in that browser's cookie (product decision
 * 19).
 */
export type ProviderFlow = Static<typeof ProviderFlow>;

/** Seals a flow so that its bearer can neither read nor change it. */
export function createFlowSeal(secret: string, now: () => Date) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'moien sign-in at a provider', 32));
  return {
    seal(flow: Omit<ProviderFlow, 'expiresAt'>): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
      const text = JSON.stringify({ ...flow, expiresAt: now().getTime() + FLOW_SECONDS * 1000 });
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    /** @returns nothing for what was not sealed here, was bent, or whose time is over */
    open(sealed: string | undefined): ProviderFlow | undefined {
      const flow = unseal(Buffer.from(sealed ?? '', 'base64url'), key);
      return Value.Check(ProviderFlow, flow) && flow.expiresAt > now().getTime() ? flow : undefined;
    },
  };
}

function unseal(bytes: Buffer, key: Buffer): unknown {
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
}
