import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike on a blurred picture. */
export const CODE_ALPHABET = 'ACEFHJKLMNPRTUVXY47';
export const CODE_LENGTH = 6;

/** Names a share in every watermark. */
export function makeViewerCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}
