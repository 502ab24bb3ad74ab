import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';

const CODES = 1_000_000;
const HASH_BYTES = 32;

export type SignInCodes = ReturnType<typeof createSignInCodes>;

/**
 * Six digits can be tried out, so their hash needs a key: whoever reads the database alone learns no code.
 * @param key a secret of the site; the key of codes is derived from it
 */
export function createSignInCodes(key: string) {
  const codeKey = Buffer.from(hkdfSync('sha256', key, '', 'moien sign-in codes', HASH_BYTES));
  const hash = (id: string, code: string) => createHmac('sha256', codeKey).update(`${id} ${code}`).digest();

  return {
    create: () => String(randomInt(CODES)).padStart(String(CODES - 1).length, '0'),

    /** @param id of the request that the code belongs to, so that equal codes have different hashes */
    hash,

    /** Without a hash it does the same work and is false. */
    isCode(id: string, code: string, codeHash: Buffer | null): boolean {
      const isEqual = timingSafeEqual(hash(id, code), codeHash ?? Buffer.alloc(HASH_BYTES));
      return isEqual && codeHash !== null;
    },
  };
}
