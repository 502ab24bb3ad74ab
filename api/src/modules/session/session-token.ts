import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as base64url: nobody guesses it, so a plain hash keeps it safe. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
