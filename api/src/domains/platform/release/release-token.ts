import { createHash, randomBytes, randomUUID } from 'node:crypto';

const TOKEN = /^moien_([0-9a-f-]{36})_([A-Za-z0-9_-]{43})$/;

/** `text` is the token, shown once: an id to find it by and 256 random bits. */
export function newReleaseToken(): { id: string; text: string; hash: Buffer } {
  const id = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  return { id, text: `moien_${id}_${secret}`, hash: hashOf(secret) };
}

export function readReleaseToken(text: string): { id: string; hash: Buffer } | undefined {
  const [, id, secret] = TOKEN.exec(text) ?? [];
  return id && secret ? { id, hash: hashOf(secret) } : undefined;
}

/** SHA-256 is enough for what is random: there is nothing to guess. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
