import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ATTACHMENT_MISSING_CODE,
  BETA_RULES,
  BIC_PROBLEMS,
  CHALLENGE_REQUIRED_CODE,
  CONTACT_UNCONFIRMED_CODE,
  IBAN_PROBLEMS,
  LANGUAGE_TAGS,
  SIGN_UP_RULES,
  SIGNED_OUT_CODE,
} from '@moien/contract';
import { ProblemError } from '../lib/problem-error.ts';
import { MediaError } from '../media/media-error.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import { messageText } from './message-text.ts';

const CATALOGUES = { en, fr, de };
const placeholdersOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

/** What the API and the gateway say beyond their tests. */
const SOURCES = ['api', 'gateway'].flatMap((name) => {
  const folder = join(import.meta.dirname, '../../..', name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^(testing|demo|import|backup)\//.test(file))
    .map((file): [string, string] => [join(name, file), readFileSync(join(folder, file), 'utf8')]);
});

describe('the catalogue of messages', () => {
  it.each(LANGUAGE_TAGS)('has every message in %s, with the same values put in', (language) => {
    const catalogue: Record<string, string> = CATALOGUES[language];
    expect(Object.keys(catalogue)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en)) {
      expect([key, placeholdersOf(catalogue[key] ?? '')]).toEqual([key, placeholdersOf(text)]);
      expect(catalogue[key]).toMatch(/^\S.*[^ !]$/);
    }
  });

  it.each(['fr', 'de'] as const)('repeats no English sentence in %s', (language) => {
    const catalogue: Record<string, string> = CATALOGUES[language];
    expect(Object.entries(en).filter(([key, text]) => catalogue[key] === text)).toEqual([]);
  });

  it('has both plural forms of what counts', () => {
    const keys = new Set(Object.keys(en));
    const other = (key: string) =>
      key.replace(/_(one|other)$/, (_all, form) => (form === 'one' ? '_other' : '_one'));
    expect([...keys].filter((key) => /_(one|other)$/.test(key) && !keys.has(other(key)))).toEqual([]);
  });

  it('holds nothing that is never said', () => {
    const named = new Set([
      ...[...SIGN_UP_RULES, ...BETA_RULES].map(({ slug }) => slug),
      'auth-password-too-common-error-message',
      CHALLENGE_REQUIRED_CODE,
      SIGNED_OUT_CODE,
      ATTACHMENT_MISSING_CODE,
      CONTACT_UNCONFIRMED_CODE,
      // Codes of the contract's checks of an account.
      ...IBAN_PROBLEMS,
      ...BIC_PROBLEMS,
    ]);
    const all = SOURCES.map(([, source]) => source).join('\n');
    const built = ['release-conflict-', 'release-activation-', 'field-'].filter((start) =>
      all.includes(`\`${start}\${`),
    );
    const isSaid = (slug: string) =>
      named.has(slug) || all.includes(`'${slug}'`) || built.some((start) => slug.startsWith(start));
    const slugs = new Set(Object.keys(en).map((key) => key.replace(/_(one|other)$/, '')));
    expect([...slugs].filter((slug) => !isSaid(slug))).toEqual([]);
  });

  it('is the one place for sentences of answers', () => {
    const literal =
      /(?:message|error|detail): *[`'"][A-Z][^`'"]* |new (?:ProblemError|MediaError)\([^)]*[`'"][A-Z][^`'"]* /;
    expect(SOURCES.filter(([, source]) => literal.test(source)).map(([file]) => file)).toEqual([]);
  });
});

describe('messageText', () => {
  it('counts as the language does', () => {
    const text = (language: 'en' | 'fr' | 'de', count: number) =>
      messageText(language, 'too-many-guests', { count });
    expect([text('en', 1), text('en', 2)]).toEqual([
      'This home has room for 1 guest.',
      'This home has room for 2 guests.',
    ]);
    expect(text('fr', 1)).toBe('Ce logement peut accueillir 1 personne.');
    expect(text('de', 2)).toBe('Hier ist Platz für höchstens 2 Gäste.');
  });

  it('writes numbers and choices in the language, and searches no value again', () => {
    expect(messageText('de', 'field-too-long', { name: '{{count}}', count: 5000 })).toBe(
      '{{count}} darf höchstens 5.000 Zeichen haben.',
    );
    const choices = ['en', 'fr', 'de'];
    expect(messageText('fr', 'field-choice', { name: 'language', choices })).toBe(
      'language doit être en, fr ou de.',
    );
  });
});

describe('a problem', () => {
  it('is logged in English', () => {
    expect(new ProblemError(404, 'unknown-city', { values: { id: '7' } }).message).toBe(
      'We do not know a city with the id 7.',
    );
    expect(new MediaError('media-busy')).toMatchObject({ status: 503, code: 'media-busy' });
  });
});
