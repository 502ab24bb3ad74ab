import { randomUUID } from 'node:crypto';
import { createToken, hashToken } from '../../../lib/random-token.ts';

const TOKEN = /^moien_([0-9a-f-]{36})_([A-Za-z0-9_-]{43})$/;

/** `text` is the token, shown once: the id of its row and a secret of 256 random bits, stored as a hash. */
export function newReleaseToken(): { id: string; text: string; hash: Buffer } {
  const id = randomUUID();
  const secret = createToken();
  return { id, text: `moien_${id}_${secret}`, hash: hashToken(secret) };
}

export function parseReleaseToken(text: string): { id: string; hash: Buffer } | undefined {
  const [, id, secret] = TOKEN.exec(text) ?? [];
  return id && secret ? { id, hash: hashToken(secret) } : undefined;
}
