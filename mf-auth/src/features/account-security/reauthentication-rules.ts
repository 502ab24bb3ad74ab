import { type EntryRule, SIGN_IN_CODE_PATTERN } from '@moien/contract';
import {
  codeDigits,
  type ReauthenticationEntry,
  type ReauthenticationStore,
} from '@moien/shared-lib/reauthentication';

const CODE = new RegExp(SIGN_IN_CODE_PATTERN);

/** Of the field; nothing has to be typed where a passkey has answered. */
export function reauthenticationRules(
  reauthentication: ReauthenticationStore,
): EntryRule<ReauthenticationEntry>[] {
  const { kind } = reauthentication;
  return kind === 'password'
    ? [
        {
          slug: 'security-proof-password-missing',
          field: 'proof',
          isMet: ({ proof }) => reauthentication.answer !== undefined || proof !== '',
        },
      ]
    : [
        {
          slug: 'security-proof-code-missing',
          field: 'proof',
          isMet: ({ proof }) => reauthentication.answer !== undefined || CODE.test(codeDigits(proof)),
        },
      ];
}
