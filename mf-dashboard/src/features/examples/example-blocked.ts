import type { ListedPerson } from '../blocked-people/blocked-people-store.ts';

/** Somebody who was blocked, the later the lower their number. */
export function exampleBlocked(number: number, firstName: string): ListedPerson {
  const userId = `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
  const blockedTimestamp = `2026-11-${20 - number}T09:30:00.000000Z`;
  return { id: userId, userId, firstName, imagePath: null, blockedTimestamp };
}
