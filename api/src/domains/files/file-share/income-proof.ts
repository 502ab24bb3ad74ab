import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import { type Day, INCOME_RENT_RATIO } from '@moien/contract';
import { CompactSign, calculateJwkThumbprint, exportJWK, type JWK } from 'jose';

export type Statement = { propertyId: string; tenantName: string; monthlyRent: number; day: Day };

export type ProofSigner = ReturnType<typeof createProofSigner>;

/** RFC 8410 §7: what stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const SEED_BYTES = 32;

/**
 * Signs what a tenant says of their income, so that an owner can keep the statement without any document and
 * show later that it was made here, on this day. We do not check the amount.
 * @param secrets the first one signs; those after it are former ones
 */
export function createProofSigner(secrets: readonly [string, ...string[]]) {
  const [current, ...former] = secrets.map(keyOf) as [KeyObject, ...KeyObject[]];
  const jwks = [current, ...former].map(describeKey);

  return {
    /** @returns a JWS (RFC 7515) with EdDSA */
    async sign({ propertyId, tenantName, monthlyRent, day }: Statement): Promise<string> {
      const kid = (await jwks[0])?.kid;
      const statement = {
        statement: `net monthly income is at least ${INCOME_RENT_RATIO} times the rent, as the tenant says`,
        ...{ propertyId, tenantName, monthlyRent, currency: 'EUR', day },
      };
      return new CompactSign(Buffer.from(JSON.stringify(statement)))
        .setProtectedHeader({ alg: 'EdDSA', ...(kid && { kid }) })
        .sign(current);
    },

    /** With which anybody checks a statement, former ones included (RFC 7517). */
    readKeys: async (): Promise<{ keys: JWK[] }> => ({ keys: await Promise.all(jwks) }),
  };
}

export function isIncomeEnough(monthlyIncome: number | null, monthlyRent: number | null): boolean {
  return monthlyIncome !== null && monthlyRent !== null && monthlyIncome >= INCOME_RENT_RATIO * monthlyRent;
}

function keyOf(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'proofs of income', SEED_BYTES));
  return createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });
}

async function describeKey(key: KeyObject): Promise<JWK> {
  const jwk = await exportJWK(createPublicKey(key));
  return { ...jwk, alg: 'EdDSA', use: 'sig', kid: await calculateJwkThumbprint(jwk) };
}
