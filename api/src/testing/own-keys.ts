import { generateKeyPairSync } from 'node:crypto';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

/** What a site for others cannot start without: keys of its own, and who takes its payments. */
export const OWN_KEYS = {
  REGISTRY_SIGNING_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  REGISTRY_KEY_ID: 'own',
  REGISTRY_PUBLIC_KEYS: `own=${publicKey.export({ format: 'jwk' }).x}`,
  PUSH_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  FORM_KEY: 'a-key-of-tests-with-enough-characters',
  SECOND_FACTOR_KEY: 'another-key-of-tests-with-enough-characters',
  DOCUMENT_KEY: 'a-third-key-of-tests-with-enough-characters',
  SANDBOX_ORIGIN: 'http://127.0.0.1:1',
};
