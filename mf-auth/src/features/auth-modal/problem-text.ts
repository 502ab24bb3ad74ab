import type { Texts } from '@moien/shared-lib';
import type { FormProblem } from './form-state.ts';

/** What to say of a problem: our own text where its code has one, else the server's sentence (specification §8). */
export function problemText(texts: Texts, { code, message }: FormProblem): string {
  const slug = code.startsWith('auth-') ? code : `auth-${code}`;
  const isKnown = texts.exists(slug, { ns: 'auth' });
  return isKnown || message === undefined ? texts.t(slug, { ns: 'auth' }) : message;
}
