import { SIGN_IN_CODE_MINUTES } from '@moien/contract';

/** A code that was asked for in this tab and is on its way to an address. */
type AwaitedCode = { email: string; requestedAt: number };

const KEY = 'awaited-code';
const MILLISECONDS_IN_MINUTE = 60_000;

/**
 * Who reads the mail on a phone leaves the page for it, and the browser may load it anew when they come back
 * with the code. Where storage is switched off, they ask for another.
 */
export function writeAwaitedCode(email: string, now = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ email, requestedAt: now } satisfies AwaitedCode));
  } catch {
    // The code can be entered as long as the page stays.
  }
}

/** @returns the address, as long as a code lasts */
export function readAwaitedCode(now = Date.now()): string | undefined {
  try {
    const { email, requestedAt } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<AwaitedCode>;
    if (typeof email !== 'string' || typeof requestedAt !== 'number') return undefined;
    return now - requestedAt < SIGN_IN_CODE_MINUTES * MILLISECONDS_IN_MINUTE ? email : undefined;
  } catch {
    return undefined;
  }
}

/** It was used, or another way was chosen. */
export function forgetAwaitedCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}
