import { createPrivateKey, sign } from 'node:crypto';
import { type SignedRegistry, signedBytes } from '@moien/contract';
import type { ApiConfig } from '../../config.ts';

const LIFETIME_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

export type RegistrySigner = ReturnType<typeof createRegistrySigner>;

/** Signs registries; each may be adopted for seven days. */
export function createRegistrySigner(
  { registrySigningKey, registryKeyId }: Pick<ApiConfig, 'registrySigningKey' | 'registryKeyId'>,
  now: () => Date,
) {
  const key = createPrivateKey({
    key: Buffer.from(registrySigningKey, 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
  let kept: SignedRegistry | undefined;

  const signAnew = (payload: string): SignedRegistry => {
    const expiresAt = new Date(now().getTime() + LIFETIME_MILLISECONDS).toISOString();
    const signature = sign(null, signedBytes(payload, expiresAt), key).toString('base64');
    return { payload, expiresAt, keyId: registryKeyId, signature };
  };

  return {
    signAnew,
    /** The same signature for the same registry, until half of its time is over. */
    sign(payload: string): SignedRegistry {
      const isFresh =
        kept?.payload === payload && Date.parse(kept.expiresAt) - now().getTime() > LIFETIME_MILLISECONDS / 2;
      if (!kept || !isFresh) kept = signAnew(payload);
      return kept;
    },
  };
}
