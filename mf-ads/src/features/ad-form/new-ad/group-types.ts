import type { PropertyType } from '@moien/contract';

/** Kinds of homes that belong together, the frequent ones first; what has no name is the last. */
const NAMES = {
  homes: ['apartment', 'house', 'studio', 'room', 'loft', 'villa', 'townhouse', 'bungalow'],
  hospitality: ['guest-house', 'hotel', 'hostel', 'serviced-apartment'],
  holidays: ['cottage', 'chalet', 'farm-stay', 'tiny-house', 'boat', 'camping', 'castle'],
} as const;

type KindGroup = keyof typeof NAMES;
const GROUPS = Object.keys(NAMES) as KindGroup[];
/** Of kinds that a later release of the API knows. */
const LAST_GROUP = 'holidays';
const LAST_NAME = 'other';

/** The kinds of homes as they are offered, without groups that have none. */
export function groupTypes(types: readonly PropertyType[]): { group: KindGroup; types: PropertyType[] }[] {
  return GROUPS.map((group) => ({
    group,
    types: types
      .filter(({ name }) => groupOf(name) === group)
      .sort((one, other) => rankOf(one, group) - rankOf(other, group)),
  })).filter((one) => one.types.length > 0);
}

function groupOf(name: string): KindGroup {
  return GROUPS.find((group) => namesOf(group).includes(name)) ?? LAST_GROUP;
}

function rankOf({ name }: PropertyType, group: KindGroup): number {
  const names = namesOf(group);
  const rank = names.indexOf(name);
  if (rank >= 0) return rank;
  return name === LAST_NAME ? names.length + 1 : names.length;
}

function namesOf(group: KindGroup): readonly string[] {
  return NAMES[group];
}
