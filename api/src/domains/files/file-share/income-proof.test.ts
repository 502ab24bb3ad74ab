import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { createProofSigner } from './income-proof.ts';

const STATEMENT = { propertyId: 'home', tenantName: 'Léa Muller', monthlyRent: 100_000, day: '2027-05-01' };

it('is still checked after a change of the secret', async () => {
  const token = await createProofSigner(['old']).sign(STATEMENT);
  const keys = async (...secrets: [string, ...string[]]) =>
    createLocalJWKSet((await createProofSigner(secrets).readKeys()) as JSONWebKeySet);
  const { payload } = await compactVerify(token, await keys('new', 'old'));
  expect(JSON.parse(Buffer.from(payload).toString())).toMatchObject(STATEMENT);
  await expect(compactVerify(token, await keys('new'))).rejects.toThrow();
});
