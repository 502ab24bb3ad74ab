import { REGISTRY_KEYS_PATTERN } from '@moien/contract';
import { Problem } from '../problem.ts';

/**
 * Those that the shell is built with: REGISTRY_PUBLIC_KEYS, or nothing, which stands for the development key.
 */
export function registryPublicKeys(text = process.env.REGISTRY_PUBLIC_KEYS ?? ''): string {
  if (text === '' || new RegExp(REGISTRY_KEYS_PATTERN).test(text)) return text;
  throw new Problem(
    'REGISTRY_PUBLIC_KEYS must be id=key pairs separated by commas, each key 43 characters of base64url.',
  );
}
