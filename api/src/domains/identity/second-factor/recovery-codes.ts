import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '@moien/contract';

/** Without letters and digits that look alike: 30 signs, so that ten of them have 49 bits. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 2;
const GROUP_LENGTH = 5;
const HASH_BYTES = 32;

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;

/**
 * 49 bits can be tried out where the hash is known, so it needs a key: whoever reads the database alone
 * learns no code.
 * @param key a secret of the site; that of these codes is derived from it
 */
export function createRecoveryCodes(key: string) {
  const codeKey = Buffer.from(hkdfSync('sha256', key, '', 'moien recovery codes', HASH_BYTES));
  return {
    create: () => Array.from({ length: RECOVERY_CODE_COUNT }, createCode),

    /** Spaces, hyphens and capitals do not matter. */
    hash: (userId: string, code: string): Buffer =>
      createHmac('sha256', codeKey)
        .update(`${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
        .digest(),
  };
}

function createCode(): string {
  const sign = () => ALPHABET.charAt(randomInt(ALPHABET.length));
  const group = () => Array.from({ length: GROUP_LENGTH }, sign).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
