import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import {
  type OfferedRelease,
  REGISTRY_FORMAT,
  type RegistryKeys,
  type RegistryState,
  type SignedRegistry,
  signedBytes,
} from '@moien/contract';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;

/** An offered release of mf-search unless told otherwise. */
export function offer(
  version: string,
  changes: Partial<OfferedRelease> & { shells?: string } = {},
): OfferedRelease {
  const { shells = '^0.1.0', ...rest } = changes;
  return {
    version,
    remote: {
      name: 'mf-search',
      owner: 'Search',
      mountContract: 1,
      supportedShells: shells,
      routes: [{ id: 'search', path: 'search', isPublic: true, skeleton: 'cards' }],
      slots: [],
      textNamespaces: ['search'],
      byteBudget: 1,
    },
    entry: 'entry.js',
    integrity: INTEGRITY,
    serverEntry: 'server.cjs',
    serverIntegrity: INTEGRITY,
    preload: {},
    preloadIntegrity: {},
    ...rest,
  };
}

/** A registry with these releases of mf-search, the active one first. */
export function stateOf(sequence: number, ...offers: OfferedRelease[]): RegistryState {
  const remotes = offers.length > 0 ? [{ name: 'mf-search', offers }] : [];
  return { format: REGISTRY_FORMAT, sequence, remotes };
}

export type TestSigner = {
  keys: RegistryKeys;
  sign: (state: RegistryState, expiresAt?: Date) => SignedRegistry;
};

const FAR_FUTURE = new Date('2999-01-01T00:00:00Z');

/** Signs with a key pair that nobody else has. */
export function createSigner(keyId = 'test'): TestSigner {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    keys: { [keyId]: publicKeyOf(privateKey) },
    sign: (state, expiresAt = FAR_FUTURE) => signRegistry(state, { keyId, privateKey, expiresAt }),
  };
}

type Signing = { keyId: string; privateKey: KeyObject; expiresAt: Date };

function signRegistry(
  state: RegistryState,
  { keyId, privateKey, expiresAt: until }: Signing,
): SignedRegistry {
  const payload = JSON.stringify(state);
  const expiresAt = until.toISOString();
  const signature = sign(null, signedBytes(payload, expiresAt), privateKey).toString('base64');
  return { payload, expiresAt, keyId, signature };
}

function publicKeyOf(privateKey: KeyObject): string {
  return createPublicKey(createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' }))).export({
    format: 'jwk',
  }).x as string;
}
