import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CONSENT_COOKIE,
  CURRENCY_COOKIE,
  INFORMATION_PAGE_NAMES,
  type InformationPageName,
  isLanguageTag,
  LANGUAGE_STORAGE_KEY,
  LANGUAGE_TAGS,
  type LanguageTag,
  NEWSLETTER_STORAGE_KEY,
} from '@moien/contract';
import {
  type ReadText,
  readInformationPages,
} from '../domains/content/information-page/information-files.ts';

type Text = { file: string; language: LanguageTag; markdown: string; read: ReadText };

const pages = readInformationPages();
/**
 * The shell's own pages besides these: what a remote serves is not there while none of its releases is
 * active.
 */
const ROUTES = ['/', '/contact-us'];
/** Words of the English text; the other languages may differ by a third. */
const LENGTHS: Record<InformationPageName, [fewest: number, most: number]> = {
  terms: [900, 1600],
  'privacy-policy': [800, 1900],
  'cookies-policy': [350, 1200],
  faq: [1200, 2700],
  about: [400, 700],
};

/** Each version in its languages, the newest first. */
function versionsOf(name: InformationPageName): Text[][] {
  return (pages.get(name) ?? []).map(({ version, texts }) =>
    LANGUAGE_TAGS.map((language) => {
      const file = join(import.meta.dirname, name, version ?? '', `${language}.md`);
      return { file, language, markdown: readFileSync(file, 'utf8'), read: texts[language] };
    }),
  );
}

const textsOf = (name: InformationPageName): Text[] => versionsOf(name).flat();
const allTexts = INFORMATION_PAGE_NAMES.flatMap(textsOf);
const linksOf = (markdown: string) => [...markdown.matchAll(/\]\(([^)]*)\)/g)].map(([, link = '']) => link);
const codesOf = (markdown: string) => [...markdown.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
const wordsOf = (markdown: string) => markdown.match(/\p{L}[\p{L}’-]*/gu)?.length ?? 0;
const anchorsOf = ({ sectionArray }: ReadText) =>
  sectionArray.flatMap(({ id, questionArray }) => [id, ...questionArray.map((question) => question.id)]);

function arrives(link: string, language: LanguageTag): boolean {
  if (/^https:\/\/[a-z0-9.-]+\.[a-z]+(\/|$)/.test(link)) return true;
  const [path = '', anchor] = link.split('#');
  const name = INFORMATION_PAGE_NAMES.find((each) => path === `/${each}`);
  if (anchor === undefined) return name !== undefined || ROUTES.includes(path);
  const target = name && pages.get(name)?.[0]?.texts[language];
  return target !== undefined && anchorsOf(target).includes(anchor);
}

describe('the information pages', () => {
  it('are all there and nothing else is', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).sort()).toEqual([...INFORMATION_PAGE_NAMES].sort());
  });

  it('have HTML in no text', () => {
    for (const { file, markdown } of allTexts)
      expect([file, markdown.match(/<[a-z!/?]|&\w+;/i)]).toEqual([file, null]);
  });

  it('speak calmly, politely and with the signs of their language', () => {
    for (const { file, language, markdown, read } of allTexts) {
      const text = `${read.title} ${read.description} ${markdown}`;
      const wrong = {
        en: /[!"]/,
        fr: /[!"]|(?<!-) [;:?»]|« |(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu,
        de: /[!"]|(?<!boulevard )\b(du|dir|dich|dein|deine|deinen|deiner)\b/iu,
      };
      expect([file, wrong[language].exec(text)?.[0]]).toEqual([file, undefined]);
    }
  });

  it.each(INFORMATION_PAGE_NAMES)('%s is as long as it should be, in every language', (name) => {
    const [fewest, most] = LENGTHS[name];
    for (const { file, language, markdown } of textsOf(name)) {
      const slack = language === 'en' ? 1 : 1.33;
      const count = wordsOf(markdown);
      expect([file, count >= fewest / slack && count <= most * slack]).toEqual([file, true]);
    }
  });

  it('link to pages that exist, at an anchor that exists, or elsewhere by https', () => {
    for (const { file, language, markdown } of allTexts) {
      const broken = linksOf(markdown).filter((link) => !arrives(link, language));
      expect([file, broken]).toEqual([file, []]);
    }
  });

  it('have the same links in every language', () => {
    for (const version of INFORMATION_PAGE_NAMES.flatMap(versionsOf)) {
      const [english, ...others] = version.map(({ markdown }) => linksOf(markdown).sort());
      for (const links of others) expect(links).toEqual(english);
    }
  });

  it('are rendered with every link in their language', () => {
    for (const { file, language, read } of allTexts) {
      const html = JSON.stringify(read);
      for (const [, prefix] of html.matchAll(/href=\\"\/(\w+)/g)) {
        expect([file, isLanguageTag(prefix), prefix]).toEqual([file, true, language]);
      }
    }
  });
});

describe('the faq', () => {
  it('answers at least 24 questions in five or six groups, and no other page has questions', () => {
    for (const { read } of textsOf('faq')) {
      const questions = read.sectionArray.flatMap(({ questionArray }) => questionArray);
      expect(questions.length).toBeGreaterThanOrEqual(24);
      expect([5, 6]).toContain(read.sectionArray.length);
      for (const { html } of questions) expect(html).toMatch(/^<p>.*<\/p>$/s);
      for (const { questionArray } of read.sectionArray) expect(questionArray.length).toBeGreaterThan(2);
    }
    const others = allTexts.filter(({ file }) => !file.includes('/faq/'));
    expect(
      others.flatMap(({ read }) => read.sectionArray.flatMap(({ questionArray }) => questionArray)),
    ).toEqual([]);
  });
});

describe('the cookies policy', () => {
  it('names the same cookies and storage in every language, and all that the code sets', () => {
    const versions = versionsOf('cookies-policy').map((texts) =>
      texts.map(({ markdown }) => codesOf(markdown).sort()),
    );
    for (const [english, ...others] of versions) for (const names of others) expect(names).toEqual(english);
    expect(versions[0]?.[0]).toEqual(
      expect.arrayContaining([
        LANGUAGE_STORAGE_KEY,
        CONSENT_COOKIE,
        CURRENCY_COOKIE,
        'moien-visited',
        'moien-session',
        '__Host-moien-session',
        'moien-browser',
        '__Host-moien-browser',
        'moien-provider',
        '__Host-moien-provider',
        'provider-journey',
        'awaited-code',
        'sign-up-next',
        'favorite-wish',
        'recent-places',
        'moien-override',
        '__Host-moien-override',
        // Specification §3.
        'booked-property',
        'checkout-drafts',
        'checkout-ids',
        'device-token',
        'guest-counts',
        'isOnboardingCompleted',
        NEWSLETTER_STORAGE_KEY,
        'push-question',
        'moien-messaging',
        'moien-assets',
        'moien-offline',
      ]),
    );
  });
});
