import { createPrivateKey, type KeyObject } from 'node:crypto';

export interface SigningSettings {
  /** Ed25519, base64 of PKCS8 DER; the registry is signed with it. */
  readonly registrySigningKey: string;
  readonly registryKeyId: string;
}

/** What the environment names as base64 of PKCS8 DER. */
export function readSigningKey({
  registrySigningKey,
}: Pick<SigningSettings, 'registrySigningKey'>): KeyObject {
  return createPrivateKey({ key: Buffer.from(registrySigningKey, 'base64'), format: 'der', type: 'pkcs8' });
}
