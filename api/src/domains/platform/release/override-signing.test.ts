import { sign } from 'node:crypto';
import {
  DEVELOPMENT_REGISTRY_KEYS,
  type OverrideRequest,
  readOverrideGrant,
  signedGrantBytes,
} from '@moien/contract';
import { DEVELOPMENT_SIGNING_KEY } from '../../../config.ts';
import { createOverrideSigner } from './override-signing.ts';
import { readSigningKey } from './signing-key.ts';

const NOW = new Date('2026-05-04T08:00:00Z');
const REQUEST: OverrideRequest = {
  remote: {
    name: 'mf-search',
    owner: 'Search',
    mountContract: 1,
    supportedShells: '^0.1.0',
    routes: [{ id: 'search', path: 'search', isPublic: true, skeleton: 'cards' }],
    slots: [],
    textNamespaces: ['search'],
    byteBudget: 20_000,
  },
  origin: 'http://localhost:3000',
};
const signOverride = createOverrideSigner(
  { registrySigningKey: DEVELOPMENT_SIGNING_KEY, registryKeyId: 'development' },
  () => NOW,
);
const read = (grant: string, now = NOW) => readOverrideGrant(grant, { keys: DEVELOPMENT_REGISTRY_KEYS, now });

describe('a grant of an override', () => {
  const { grant, expiresAt } = signOverride(REQUEST);

  it('says which remote comes from where, for eight hours', async () => {
    expect(expiresAt).toBe('2026-05-04T16:00:00.000Z');
    expect(await read(grant)).toEqual({ ...REQUEST, issuedAt: NOW.toISOString(), expiresAt });
    expect(await read(grant, new Date('2026-05-04T16:00:00Z'))).toBeUndefined();
  });

  const [keyId, payload, signature] = grant.split('.') as [string, string, string];
  const other = Buffer.from(JSON.stringify({ ...REQUEST, origin: 'http://localhost:1', expiresAt }));
  it.each([
    ['with another content', `${keyId}.${other.toString('base64url')}.${signature}`],
    ['of an unknown key', `production.${payload}.${signature}`],
    ['of a key by the name of a method', `constructor.${payload}.${signature}`],
    ['without a signature', `${keyId}.${payload}`],
    ['that is no base64', `${keyId}.${payload}.%%%`],
    ['that is nothing', ''],
  ])('%s is none', async (_what, forged) => {
    expect(await read(forged)).toBeUndefined();
  });

  /** As whoever has stolen the key signs it, or an API of another version. */
  const signed = (times: object) => {
    const bytes = Buffer.from(JSON.stringify({ ...REQUEST, ...times })).toString('base64url');
    const key = readSigningKey({ registrySigningKey: DEVELOPMENT_SIGNING_KEY });
    return `development.${bytes}.${sign(null, signedGrantBytes(bytes), key).toString('base64url')}`;
  };

  it.each([
    ['for ten years', { issuedAt: NOW.toISOString(), expiresAt: '2036-05-04T08:00:00.000Z' }],
    ['for a second too long', { issuedAt: NOW.toISOString(), expiresAt: '2026-05-04T16:00:01.000Z' }],
    ['without its beginning', { expiresAt }],
    ['of tomorrow', { issuedAt: '2026-05-05T08:00:00.000Z', expiresAt: '2026-05-05T16:00:00.000Z' }],
  ])('that is signed %s is none', async (_what, times) => {
    expect(await read(signed(times))).toBeUndefined();
  });
});
