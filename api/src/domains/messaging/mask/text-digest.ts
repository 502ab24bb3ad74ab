import { createHash } from 'node:crypto';
import { foldText } from './folded-text.ts';

/**
 * What stands for a text among others: look-alike and styled letters, capitals, spaces and signs make no
 * other text. Null for a text without letters and digits.
 */
export function textDigest(text: string): Buffer | null {
  const letters = foldText(text)
    .text.toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? null : createHash('sha256').update(letters).digest();
}
