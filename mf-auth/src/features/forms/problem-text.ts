import { CHALLENGE_REQUIRED_CODE } from '@moien/contract';
import type { Texts } from '@moien/shared-lib';
import type { FormProblem } from './form-problem.ts';

/**
 * What to say of a problem: what the server answered (specification §8), else the text of its code. Of a
 * challenge the browser knows more than the server: it could not solve it.
 */
export function problemText(texts: Texts, { code, message }: FormProblem): string {
  if (message !== undefined && code !== CHALLENGE_REQUIRED_CODE) return message;
  return texts.t(code.startsWith('auth-') ? code : `auth-${code}`, { ns: 'auth' });
}
