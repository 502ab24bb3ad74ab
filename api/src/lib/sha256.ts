import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal; a string is hashed as UTF-8. */
export function sha256Hex(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** SHA-256 in base64url without padding (RFC 4648 §5); a string is hashed as UTF-8. */
export function sha256Base64Url(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}
