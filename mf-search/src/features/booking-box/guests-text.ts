import type { TextFunction } from '@moien/shared-lib';
import type { StayGuests } from './stay-parameters.ts';

/** `3 guests, 1 infant`: adults and children are the guests whom the home has room for. */
export function guestsText(guests: StayGuests, t: TextFunction): string {
  const counts = [
    ['guests', guests.adult + guests.children],
    ['infant-count', guests.infant],
    ['pet-count', guests.pet],
  ] as const;
  return counts.flatMap(([slug, count]) => (count > 0 ? [t(slug, { count })] : [])).join(', ');
}
