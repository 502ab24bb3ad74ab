import { type Static, Type } from 'typebox';
import { literals } from '../lib/literals.schema.ts';
import { Day, LanguageTag, Nullable } from '../lib/scalars.schema.ts';
import { HELP_SITUATIONS } from './help-situation.ts';

/** Specification §2: the information pages that are texts alone, by the last part of their address. */
export const INFORMATION_PAGE_NAMES = ['privacy-policy', 'terms', 'cookies-policy', 'faq', 'about'] as const;

export type InformationPageName = (typeof INFORMATION_PAGE_NAMES)[number];
export const InformationPageName = Type.Unsafe<InformationPageName>(
  Type.Union(INFORMATION_PAGE_NAMES.map((name) => Type.Literal(name))),
);

/** Versions of a page that are kept and offered; beyond them the oldest must leave the site. */
export const INFORMATION_PAGE_VERSIONS_MAXIMUM = 50;

/**
 * Where a link into a page arrives: equal in every language and version, and given to one element of a page
 * only.
 */
const Anchor = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 60 });

const Html = Type.String({ description: 'rendered and sanitised by the server; has no headings' });

/** One of the questions of the faq, with its answer. */
export const InformationQuestion = Type.Object({
  id: Anchor,
  question: Type.String({ minLength: 1 }),
  html: Html,
  situationArray: Type.Array(literals(HELP_SITUATIONS), {
    description: 'for whom it matters first; empty for everybody alike',
    maxItems: HELP_SITUATIONS.length,
  }),
});
export type InformationQuestion = Static<typeof InformationQuestion>;

export const InformationSection = Type.Object({
  id: Anchor,
  title: Type.String({ minLength: 1 }),
  /** Empty where a section has only questions. */
  html: Html,
  /** Empty but for the faq. */
  questionArray: Type.Array(InformationQuestion),
});
export type InformationSection = Static<typeof InformationSection>;

export const InformationPage = Type.Object({
  name: InformationPageName,
  language: LanguageTag,
  /** The day from which this text is in force; `null` for a page without versions. */
  version: Nullable(Day),
  /** The version that is in force today. */
  currentVersion: Nullable(Day),
  versionArray: Type.Array(Day, {
    description: 'newest first; one that is announced is there before its day',
    maxItems: INFORMATION_PAGE_VERSIONS_MAXIMUM,
  }),
  title: Type.String({ minLength: 1 }),
  description: Type.String({ description: 'one sentence for search engines', minLength: 1 }),
  introductionHtml: Html,
  sectionArray: Type.Array(InformationSection, { minItems: 1 }),
});
export type InformationPage = Static<typeof InformationPage>;

export const InformationPageQuery = Type.Object(
  { language: Type.Optional(LanguageTag), version: Type.Optional(Day) },
  { additionalProperties: false },
);
