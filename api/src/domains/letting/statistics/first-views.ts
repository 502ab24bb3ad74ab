import { createHmac, randomBytes } from 'node:crypto';
import type { Day } from '@moien/contract';

export type Visitor = { network: string; userAgent: string };

export type FirstViews = ReturnType<typeof createFirstViews>;

/**
 * Whether a browser looks at a home for the first time on a day. What is kept to know it is a hash under a
 * key that lives in this process for a day: from it nobody can be found, and it is never stored or sent.
 * @param maximum hashes that are kept; beyond it, views count until the next day without being compared
 */
export function createFirstViews(maximum = 200_000) {
  let of: Day | undefined;
  let key = randomBytes(32);
  let seen = new Set<string>();
  return {
    isFirst(day: Day, propertyId: string, { network, userAgent }: Visitor): boolean {
      if (day !== of) {
        of = day;
        key = randomBytes(32);
        seen = new Set();
      }
      const hash = createHmac('sha256', key)
        .update(JSON.stringify([propertyId, network, userAgent]))
        .digest('base64url');
      if (seen.has(hash)) return false;
      if (seen.size < maximum) seen.add(hash);
      return true;
    },
  };
}
