export { callWithChallenge } from './call-with-challenge.ts';
export { CodeRequestStore } from './code-request-store.ts';
export {
  codeDigits,
  FIELD_BY_CODE,
  proofOf,
  type ReauthenticationEntry,
  type ReauthenticationKind,
  reauthenticationKindOf,
} from './reauthentication.ts';
