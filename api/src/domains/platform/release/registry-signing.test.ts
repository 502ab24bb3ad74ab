import { generateKeyPairSync } from 'node:crypto';
import {
  acceptRegistry,
  DEVELOPMENT_REGISTRY_KEYS,
  RegistryRefused,
  readSignedRegistry,
} from '@moien/contract';
import { DEVELOPMENT_SIGNING_KEY } from '../../../config.ts';
import { createRegistrySigner } from './registry-signing.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2027-01-10T12:00:00Z');
const payload = JSON.stringify({ format: 1, sequence: 7, remotes: [] });
const development = { registrySigningKey: DEVELOPMENT_SIGNING_KEY, registryKeyId: 'development' };

let time: number;
const now = () => new Date(time);
const accept = (signed: Parameters<typeof acceptRegistry>[0], keys = DEVELOPMENT_REGISTRY_KEYS) =>
  acceptRegistry(signed, { keys, sequence: 7, now: now() });

beforeEach(() => {
  time = START;
});

describe('a signed registry', () => {
  it('is accepted for seven days', async () => {
    const signed = createRegistrySigner(development, now).sign(payload);
    expect(signed).toMatchObject({ payload, keyId: 'development', expiresAt: '2027-01-17T12:00:00.000Z' });
    time = START + 7 * DAY - 1;
    expect(await accept(signed)).toEqual({ format: 1, sequence: 7, remotes: [] });
    time = START + 7 * DAY;
    await expect(accept(signed)).rejects.toMatchObject({ fault: 'MF-603' });
  });

  it.each(['payload', 'expiresAt'] as const)('is refused with another %s', async (field) => {
    const signed = createRegistrySigner(development, now).sign(payload);
    const other = { payload: payload.replace('7', '8'), expiresAt: '2027-01-18T12:00:00.000Z' };
    const attempt = accept({ ...signed, [field]: other[field] });
    await expect(attempt).rejects.toMatchObject({ fault: 'MF-601' });
    await expect(attempt).rejects.toBeInstanceOf(RegistryRefused);
  });

  it('has the same bytes from every process within half a day, and is signed anew after it or when it is another', () => {
    const signer = createRegistrySigner(development, now);
    time = START + 1;
    const first = signer.sign(payload);
    expect(first.expiresAt).toBe('2027-01-18T00:00:00.000Z');
    time = START + DAY / 2;
    expect(signer.sign(payload)).toBe(first);
    expect(createRegistrySigner(development, now).sign(payload)).toEqual(first);
    time += 1;
    expect(signer.sign(payload).expiresAt).toBe('2027-01-18T12:00:00.000Z');
    expect(signer.sign('{}').payload).toBe('{}');
  });

  it('of a past moment is verified, and never adopted', async () => {
    const past = createRegistrySigner(development, now).signAnew(payload, '2027-01-10T12:00:00.000Z');
    expect(await readSignedRegistry(past, DEVELOPMENT_REGISTRY_KEYS)).toMatchObject({ sequence: 7 });
    await expect(accept(past)).rejects.toMatchObject({ fault: 'MF-603' });
  });

  it('is signed with the key that the environment names', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const der = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    const signed = createRegistrySigner({ registrySigningKey: der, registryKeyId: 'spring' }, now).sign(
      payload,
    );
    const keys = { ...DEVELOPMENT_REGISTRY_KEYS, spring: String(publicKey.export({ format: 'jwk' }).x) };
    expect(await accept(signed, keys)).toMatchObject({ sequence: 7 });
    await expect(accept(signed)).rejects.toMatchObject({ fault: 'MF-601' });
    await expect(accept({ ...signed, keyId: 'development' }, keys)).rejects.toMatchObject({
      fault: 'MF-601',
    });
  });
});
