import type { HomeFacts } from '@moien/api/import/texts/home-facts';

/** True for a home of which the guest has only a part. */
export function isSharedHome(facts: HomeFacts): boolean {
  return facts.noun === 'room' || facts.noun === 'shared-room' || facts.noun === 'hotel-room';
}
