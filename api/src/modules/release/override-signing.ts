import { sign } from 'node:crypto';
import { type Override, type OverrideGrant, type OverrideRequest, signedGrantBytes } from '@moien/contract';
import type { ApiConfig } from '../../config.ts';
import { readSigningKey } from './signing-key.ts';

/** A working day's worth. */
const LIFETIME_MILLISECONDS = 8 * 60 * 60 * 1000;

export type OverrideSigner = (request: OverrideRequest) => OverrideGrant;

export function createOverrideSigner(
  config: Pick<ApiConfig, 'registrySigningKey' | 'registryKeyId'>,
  now: () => Date,
): OverrideSigner {
  const key = readSigningKey(config);
  return (request) => {
    const expiresAt = new Date(now().getTime() + LIFETIME_MILLISECONDS).toISOString();
    const payload = Buffer.from(JSON.stringify({ ...request, expiresAt } satisfies Override)).toString(
      'base64url',
    );
    const signature = sign(null, signedGrantBytes(payload), key).toString('base64url');
    return { grant: `${config.registryKeyId}.${payload}.${signature}`, expiresAt };
  };
}
