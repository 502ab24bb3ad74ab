import { type EntryRule, SIGN_IN_CODE_PATTERN } from '@moien/contract';
import {
  codeDigits,
  type ReauthenticationEntry,
  type ReauthenticationKind,
} from '@moien/shared-lib/reauthentication';

const CODE = new RegExp(SIGN_IN_CODE_PATTERN);

export function reauthenticationRules(kind: ReauthenticationKind): EntryRule<ReauthenticationEntry>[] {
  return kind === 'password'
    ? [{ slug: 'security-proof-password-missing', field: 'proof', isMet: ({ proof }) => proof !== '' }]
    : [
        {
          slug: 'security-proof-code-missing',
          field: 'proof',
          isMet: ({ proof }) => CODE.test(codeDigits(proof)),
        },
      ];
}
