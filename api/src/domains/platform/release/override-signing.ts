import { sign } from 'node:crypto';
import {
  OVERRIDE_LIFETIME_MILLISECONDS,
  type Override,
  type OverrideGrant,
  type OverrideRequest,
  signedGrantBytes,
} from '@moien/contract';
import { readSigningKey, type SigningSettings } from './signing-key.ts';

export type OverrideSigner = (request: OverrideRequest) => OverrideGrant;

export function createOverrideSigner(config: SigningSettings, now: () => Date): OverrideSigner {
  const key = readSigningKey(config);
  return (request) => {
    const issued = now().getTime();
    const issuedAt = new Date(issued).toISOString();
    const expiresAt = new Date(issued + OVERRIDE_LIFETIME_MILLISECONDS).toISOString();
    const override: Override = { ...request, issuedAt, expiresAt };
    const payload = Buffer.from(JSON.stringify(override)).toString('base64url');
    const signature = sign(null, signedGrantBytes(payload), key).toString('base64url');
    return { grant: `${config.registryKeyId}.${payload}.${signature}`, expiresAt };
  };
}
