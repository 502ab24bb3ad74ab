import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { ApiConfig } from '../../../config.ts';

/** What the environment names as base64 of PKCS8 DER. */
export function readSigningKey({ registrySigningKey }: Pick<ApiConfig, 'registrySigningKey'>): KeyObject {
  return createPrivateKey({ key: Buffer.from(registrySigningKey, 'base64'), format: 'der', type: 'pkcs8' });
}
