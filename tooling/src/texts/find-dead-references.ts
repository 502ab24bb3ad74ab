/** Whose sections are not ours. */
const FOREIGN_SOURCE = /(RFC \d+|SP 800-63B|OpenID Connect Core|XML 1\.0|CSS Color 4) $/;
/** In characters: the longest name of such a source. */
const SOURCE_LENGTH = 24;
/** Between two lines of a comment: the break and what begins the next one. */
const LINE_BREAK = /\s*\n[ \t]*(?:\*|\/\/|--)?[ \t]*/g;
const SECTION = /§ ?(\d+(?:\.\d+)*)/g;
const DECISIONS = /product decisions? (\d+(?:(?:, | and | to )\d+)*)/gi;
const RECORD = /\bdecisions?[ /](\d{4})\b/gi;

/** What docs/requirements.md and docs/decisions have: sections, product decisions, records of decisions. */
type Referable = {
  sections: ReadonlySet<string>;
  productDecisions: ReadonlySet<string>;
  records: ReadonlySet<string>;
};

/**
 * @param requirements the text of docs/requirements.md
 * @param files the names in docs/decisions
 */
export function readReferable(requirements: string, files: readonly string[]): Referable {
  const list = requirements.split('## Product decisions')[1] ?? '';
  const numbers = (text: string, pattern: RegExp) =>
    new Set(Array.from(text.matchAll(pattern), ([, number]) => number ?? ''));
  return {
    sections: numbers(requirements, /^## § (\d+)/gm),
    productDecisions: numbers(list, /^(\d+)\. /gm),
    records: new Set(files.map((file) => file.slice(0, 4))),
  };
}

/** Every section, product decision and record of a decision that a source names and that is not there. */
export function findDeadReferences(source: string, referable: Referable): string[] {
  const text = source.replace(LINE_BREAK, ' ');
  const sections = Array.from(text.matchAll(SECTION)).filter(
    ({ index }) => !FOREIGN_SOURCE.test(text.slice(Math.max(0, index - SOURCE_LENGTH), index)),
  );
  const named = (pattern: RegExp, known: ReadonlySet<string>) =>
    Array.from(text.matchAll(pattern))
      .filter(([, list = '']) => (list.match(/\d+/g) ?? []).some((number) => !known.has(number)))
      .map(([found]) => found);
  return [
    ...sections.filter(([, number = '']) => !referable.sections.has(number)).map(([found]) => found),
    ...named(DECISIONS, referable.productDecisions),
    ...named(RECORD, referable.records),
  ];
}
