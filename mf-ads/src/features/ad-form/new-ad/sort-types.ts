import type { PropertyType } from '@moien/contract';

/** What most people rent out. */
const FIRST_NAMES = ['apartment', 'house', 'studio', 'room'];
const LAST_NAME = 'other';

/** The kinds of homes as they are offered: the frequent ones first, what has no name last. */
export function sortTypes(types: readonly PropertyType[]): PropertyType[] {
  const rankOf = ({ name }: PropertyType) => {
    const rank = FIRST_NAMES.indexOf(name);
    if (rank >= 0) return rank;
    return name === LAST_NAME ? FIRST_NAMES.length + 1 : FIRST_NAMES.length;
  };
  return [...types].sort((one, other) => rankOf(one) - rankOf(other));
}
