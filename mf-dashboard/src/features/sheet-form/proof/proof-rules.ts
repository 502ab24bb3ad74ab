import { SIGN_IN_CODE_PATTERN } from '@moien/contract';
import { codeDigits, type ReauthenticationStore } from '@moien/shared-lib/reauthentication';
import { string } from 'yup';
import type { Rules } from '../check-entry.ts';

const CODE = new RegExp(SIGN_IN_CODE_PATTERN);

/** Nothing has to be typed where a passkey has answered. */
export function proofRules({ kind, answer }: Pick<ReauthenticationStore, 'kind' | 'answer'>): Rules {
  if (answer) return {};
  return kind === 'password'
    ? { proof: string().required('proof-password-missing') }
    : { proof: string().test('code', 'proof-code-missing', (code) => CODE.test(codeDigits(code ?? ''))) };
}
