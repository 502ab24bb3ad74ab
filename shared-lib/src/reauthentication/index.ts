export { callWithChallenge } from './call-with-challenge.ts';
export { CodeRequestStore } from './code-request-store.ts';
export { codeDigits, FIELD_BY_CODE, type ReauthenticationEntry } from './reauthentication.ts';
export { type PasskeyRefusal, ReauthenticationStore } from './reauthentication-store.ts';
export { useHasWebAuthn } from './use-has-web-authn.ts';
