import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits as base64url, 43 characters. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether it looks like one that `createToken` has made. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && TOKEN.test(text);
}

/** SHA-256: 256 random bits need no slow password hash. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
