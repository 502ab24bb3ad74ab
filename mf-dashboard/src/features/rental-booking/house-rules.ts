import type { BookedHome } from '@moien/contract';

const SHORT_RULES = { characters: 240, lines: 5 };

/** Whether the house rules can stand among the facts of a stay instead of behind their title. */
export function hasShortRules({ houseRules }: Pick<BookedHome, 'houseRules'>): boolean {
  if (!houseRules) return false;
  return houseRules.length <= SHORT_RULES.characters && houseRules.split('\n').length <= SHORT_RULES.lines;
}
