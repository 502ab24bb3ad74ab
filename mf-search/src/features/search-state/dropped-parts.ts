import { SEARCH_PARAMETER_NAMES, type SearchProblem } from '@moien/contract';

/** Words that stand in names of every kind. */
const COMMON_WORDS = ['id', 'code', 'is', 'for', 'current', 'term'];
const WORDS = new Set(['feature', ...SEARCH_PARAMETER_NAMES.flatMap(wordsOf)]);
for (const word of COMMON_WORDS) WORDS.delete(word);

/**
 * Whether a part of the address was meant for the search and left out. A parameter that the search does not
 * know belongs to somebody else (`utm_source`), unless it shares a word with one that it knows
 * (`minimumPrice`).
 */
export function hasDroppedPart(problems: readonly SearchProblem[]): boolean {
  return problems.some(({ code, name }) => code !== 'unknown-parameter' || wordsOf(name).some(isOfSearch));
}

function isOfSearch(word: string): boolean {
  return WORDS.has(word);
}

/** `minimumDailyBudget` and `minimum_daily-budget` are minimum, daily and budget. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}
