import type { HomeFacts } from '@moien/api/import/texts/home-facts';

/** Whether a guest rents only a room or a bed of the home. */
export function isSharedHome(facts: HomeFacts): boolean {
  return facts.noun === 'room' || facts.noun === 'shared-room' || facts.noun === 'hotel-room';
}
