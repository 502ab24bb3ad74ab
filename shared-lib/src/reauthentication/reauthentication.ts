import { type EntryRule, type Proof, SIGN_IN_CODE_PATTERN } from '@moien/contract';

/** What proves who is asking: the password, or the code of a mail for an account without one. */
export type ReauthenticationKind = 'password' | 'code';
export type ReauthenticationEntry = { proof: string };

const CODE = new RegExp(SIGN_IN_CODE_PATTERN);

/** People type a code with the spaces that a mail shows. */
const digitsOf = (code: string) => code.replace(/\s/g, '');

export function reauthenticationRules(kind: ReauthenticationKind): EntryRule<ReauthenticationEntry>[] {
  return kind === 'password'
    ? [{ slug: 'security-proof-password-missing', field: 'proof', isMet: ({ proof }) => proof !== '' }]
    : [
        {
          slug: 'security-proof-code-missing',
          field: 'proof',
          isMet: ({ proof }) => CODE.test(digitsOf(proof)),
        },
      ];
}

export function proofOf(kind: ReauthenticationKind, { proof }: ReauthenticationEntry): Proof {
  return kind === 'password' ? { password: proof } : { token: digitsOf(proof) };
}

/** Codes of refusals that say that the proof is none. */
export const FIELD_BY_CODE = { 'proof-refused': 'proof' } as const;

export function reauthenticationKindOf({ hasPassword }: { hasPassword: boolean }): ReauthenticationKind {
  return hasPassword ? 'password' : 'code';
}
