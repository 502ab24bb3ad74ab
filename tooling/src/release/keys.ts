import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';

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
    `SECOND_FACTOR_KEY=${randomBytes(32).toString('base64')}`,
    `DOCUMENT_KEY=${randomBytes(32).toString('base64')}`,
    `PUSH_PRIVATE_KEY=${makePushKey()}`,
  ];
}

/** Of P-256 (RFC 8292 §3.2); in 255 of 256 cases the number is as long as the curve. */
function makePushKey(): string {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return Buffer.from(ecdh.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}
