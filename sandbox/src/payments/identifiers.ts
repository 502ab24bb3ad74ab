import { randomBytes } from 'node:crypto';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * `card_m_01…`: a kind and a ULID of the instant in milliseconds. Random, since ids of an earlier run may
 * still stand in a database.
 */
export function newId(kind: string, at: number): string {
  const time = Array.from({ length: 10 }, (_, place) => CROCKFORD[Math.floor(at / 32 ** (9 - place)) % 32]);
  const random = Array.from(randomBytes(16), (byte) => CROCKFORD[byte % 32]);
  return `${kind}_m_${[...time, ...random].join('')}`;
}

/** A random id for tokens, access keys and addresses of challenges, which must not be guessed. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}
