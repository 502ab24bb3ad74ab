import { ACCOUNT_LINK_HOURS, safeNextPath } from '@moien/contract';

const KEY = 'sign-up-next';
const MILLISECONDS_IN_HOUR = 3_600_000;

/**
 * Where somebody wanted to go who signs up: the link of the mail opens another tab, which goes on there. As
 * long as that link lasts; without storage they begin at the start.
 */
export function writeSignUpNext(next: string | undefined, now = Date.now()): void {
  try {
    if (next === undefined) localStorage.removeItem(KEY);
    else
      localStorage.setItem(
        KEY,
        JSON.stringify({ next, until: now + ACCOUNT_LINK_HOURS * MILLISECONDS_IN_HOUR }),
      );
  } catch {
    // The start is a good place, too.
  }
}

/** Counts once. */
export function consumeSignUpNext(now = Date.now()): string | undefined {
  try {
    const { next, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    localStorage.removeItem(KEY);
    if (typeof next !== 'string' || typeof until !== 'number' || now >= until) return undefined;
    return safeNextPath(next);
  } catch {
    return undefined;
  }
}
