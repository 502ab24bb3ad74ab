import type { HelpSituation, InformationQuestion, InformationSection } from '@moien/contract';

/** Questions that come before all others. */
export const QUESTIONS_FIRST_MAXIMUM = 6;

/**
 * The questions that matter first in these situations: by the most pressing one that each is for, then in the
 * order of the page.
 * @param situations the most pressing one first
 */
export function questionsFor(
  sections: readonly InformationSection[],
  situations: readonly HelpSituation[],
): InformationQuestion[] {
  return sections
    .flatMap(({ questionArray }) => questionArray)
    .map((question) => ({ question, rank: rankOf(question, situations) }))
    .filter(({ rank }) => rank < situations.length)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, QUESTIONS_FIRST_MAXIMUM)
    .map(({ question }) => question);
}

/**
 * Without the questions that already stand first; groups with questions for these situations come before the
 * others.
 */
export function otherSections(
  sections: readonly InformationSection[],
  situations: readonly HelpSituation[],
): InformationSection[] {
  const first = new Set(questionsFor(sections, situations).map(({ id }) => id));
  const best = ({ questionArray }: InformationSection) =>
    Math.min(...questionArray.map((question) => rankOf(question, situations)));
  return sections
    .map((section) => ({ section, rank: best(section) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ section }) => ({
      ...section,
      questionArray: section.questionArray.filter(({ id }) => !first.has(id)),
    }))
    .filter(({ questionArray }) => questionArray.length > 0);
}

/** As many as there are situations where it is for none of them. */
function rankOf({ situationArray }: InformationQuestion, situations: readonly HelpSituation[]): number {
  const rank = situations.findIndex((situation) => situationArray.includes(situation));
  return rank === -1 ? situations.length : rank;
}
