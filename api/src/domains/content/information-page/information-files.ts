import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Day,
  type HelpSituation,
  INFORMATION_PAGE_NAMES,
  INFORMATION_PAGE_VERSIONS_MAXIMUM,
  type InformationPage,
  type InformationPageName,
  InformationQuestion,
  isDay,
  LANGUAGE_TAGS,
  type LanguageTag,
} from '@moien/contract';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { type InformationText, parseInformationText } from './parse-information-text.ts';

const INFORMATION_FOLDER = join(import.meta.dirname, '../../../information');
const FACTS_FILE = 'page.json';

/** Pages that bind people: each change is a version with the day from which it is in force. */
const DATED_PAGES: readonly InformationPageName[] = ['privacy-policy', 'terms', 'cookies-policy'];

const exactly = { additionalProperties: false };
const Head = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 80 }),
    description: Type.String({ minLength: 1, maxLength: 180 }),
  },
  exactly,
);
const Facts = Type.Object(
  {
    texts: Type.Object({ en: Head, fr: Head, de: Head }, exactly),
    /** By the anchor of a question, for whom it matters first. */
    situations: Type.Optional(Type.Record(Type.String(), InformationQuestion.properties.situationArray)),
  },
  exactly,
);

type Situations = Readonly<Record<string, readonly HelpSituation[]>>;
export type ReadText = Static<typeof Head> & Pick<InformationPage, 'introductionHtml' | 'sectionArray'>;
export type ReadVersion = { version: Day | null; texts: Record<LanguageTag, ReadText> };
/** Every page with its versions, newest first; a page without versions has one, whose version is null. */
export type InformationPages = ReadonlyMap<InformationPageName, readonly ReadVersion[]>;

/**
 * Reads and renders all information pages.
 * @throws Error that names the file or folder and what is wrong with it
 */
export function readInformationPages(folder = INFORMATION_FOLDER): InformationPages {
  return new Map(
    INFORMATION_PAGE_NAMES.map((name) => {
      const page = join(folder, name);
      const isDated = DATED_PAGES.includes(name);
      return [name, isDated ? readVersions(page) : [readVersion(page, null)]];
    }),
  );
}

function readVersions(page: string): ReadVersion[] {
  const days = readdirSync(page).sort().reverse();
  const other = days.find((name) => !isDay(name));
  if (other) throw new Error(`${join(page, other)}: a version is named by a day, such as 2026-11-21.`);
  if (days.length === 0) throw new Error(`${page}: there is no version.`);
  if (days.length > INFORMATION_PAGE_VERSIONS_MAXIMUM)
    throw new Error(`${page}: at most ${INFORMATION_PAGE_VERSIONS_MAXIMUM} versions are offered.`);
  return days.map((day) => readVersion(join(page, day), day));
}

function readVersion(folder: string, version: Day | null): ReadVersion {
  const facts = join(folder, FACTS_FILE);
  const { texts, situations = {} } = readFacts(facts);
  const entries = LANGUAGE_TAGS.map((language) => {
    const file = join(folder, `${language}.md`);
    const text = named(file, () => parseInformationText(readFileSync(file, 'utf8'), language));
    return [language, { ...texts[language], ...withSituations(text, situations) }] as const;
  });
  checkSameAnchors(folder, entries);
  checkSituations(facts, entries, situations);
  return { version, texts: Object.fromEntries(entries) as Record<LanguageTag, ReadText> };
}

function readFacts(file: string): Static<typeof Facts> {
  const facts: unknown = named(file, () => JSON.parse(readFileSync(file, 'utf8')));
  if (Value.Check(Facts, facts)) return facts;
  const [problem] = Value.Errors(Facts, facts);
  throw new Error(`${file}: ${problem?.instancePath} ${problem?.message}.`);
}

/** A link into a page must arrive in every language. */
function checkSameAnchors(folder: string, entries: readonly (readonly [LanguageTag, ReadText])[]): void {
  const [first, ...others] = entries.map(([language, text]) => ({ language, anchors: anchorsOf(text) }));
  for (const { language, anchors } of others) {
    if (anchors === first?.anchors) continue;
    throw new Error(
      `${join(folder, `${language}.md`)}: its anchors and those of ${first?.language}.md are not the same.`,
    );
  }
}

function withSituations(text: InformationText, situations: Situations) {
  const sectionArray = text.sectionArray.map((section) => ({
    ...section,
    questionArray: section.questionArray.map((question) => ({
      ...question,
      situationArray: [...(situations[question.id] ?? [])],
    })),
  }));
  return { ...text, sectionArray };
}

/** What is said of a question that is not there is a mistake in its anchor. */
function checkSituations(
  file: string,
  entries: readonly (readonly [LanguageTag, ReadText])[],
  situations: Situations,
): void {
  const questions = entries.flatMap(([, text]) => text.sectionArray.flatMap((part) => part.questionArray));
  const unknown = Object.keys(situations).find((id) => !questions.some((question) => question.id === id));
  if (unknown !== undefined) throw new Error(`${file}: there is no question "${unknown}".`);
}

function anchorsOf({ sectionArray }: Pick<ReadText, 'sectionArray'>): string {
  return sectionArray
    .map(({ id, questionArray }) => [id, ...questionArray.map((question) => question.id)].join(' '))
    .join('\n');
}

function named<Result>(file: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
