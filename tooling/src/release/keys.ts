import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** What a site for others is started with: variables of its environment, one a line. */
export function printKeys(keyId: string): void {
  for (const line of makeKeys(keyId)) console.log(line);
}

function makeKeys(keyId: string): string[] {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signingKey = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  return [
    `REGISTRY_SIGNING_KEY=${signingKey}`,
    `REGISTRY_KEY_ID=${keyId}`,
    `REGISTRY_PUBLIC_KEYS=${keyId}=${publicKey.export({ format: 'jwk' }).x}`,
    `FORM_KEY=${randomBytes(32).toString('base64')}`,
  ];
}
