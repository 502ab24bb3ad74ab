import type { Session } from '@moien/contract';

/** Accounts come with sign-in; until then everybody is a visitor. */
export function readSession(): Session {
  return { profile: null };
}
