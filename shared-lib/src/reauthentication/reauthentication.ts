import type { Proof } from '@moien/contract';

/** What proves who is asking: the password, or the code of a mail for an account without one. */
export type ReauthenticationKind = 'password' | 'code';
export type ReauthenticationEntry = { proof: string };

/** People type a code with the spaces that a mail shows. */
export const codeDigits = (code: string) => code.replace(/\s/g, '');

export function proofOf(kind: ReauthenticationKind, { proof }: ReauthenticationEntry): Proof {
  return kind === 'password' ? { password: proof } : { token: codeDigits(proof) };
}

/** Codes of refusals that say that the proof is none. */
export const FIELD_BY_CODE = { 'proof-refused': 'proof' } as const;

export function reauthenticationKindOf({ hasPassword }: { hasPassword: boolean }): ReauthenticationKind {
  return hasPassword ? 'password' : 'code';
}
