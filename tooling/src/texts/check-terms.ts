import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findWrongTerms, readTerms, type TextKind } from './terms.ts';

const LANGUAGE_TAGS = ['en', 'fr', 'de'];
const TERMS_FILE = 'docs/terms.md';
/** Each file is one language. */
const LOCALES = '{{*,tooling/templates/*/*}/src/**/locales,api/src/messages}/{en,fr,de}.json';
/** Texts below the keys `en`, `fr` and `de`. */
const SENT = '{api,gateway}/src/**/texts.json';
/** Heads of pages and articles; texts that bind have a folder for each day and keep their words. */
const HEADS = '{api/src/information/*,demo/src/blog/*/*}/{page,article,event}.json';
const PAGES = 'api/src/information/*/{en,fr,de}.md';
/** Anchors of headings and targets of links. */
const ADDRESSES = /\{#[^}]*\}|\]\([^)]*\)/g;

/** Every text that docs/terms.md has another term for, with its file and key. */
export function checkTerms(root: string): string[] {
  const terms = readTerms(readFileSync(join(root, TERMS_FILE), 'utf8'));
  const check = (file: string, language: string, key: string, text: string, kind: TextKind) =>
    findWrongTerms(terms, language, text, kind).map((found) => `${file}: ${language}, ${key}: ${found}`);
  const filesOf = (pattern: string) => globSync(pattern, { cwd: root });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return [
    ...filesOf(LOCALES).flatMap((file) =>
      stringsOf(JSON.parse(read(file))).flatMap(([key, text]) =>
        check(file, basename(file, '.json'), key, text, 'interface'),
      ),
    ),
    ...filesOf(SENT).flatMap((file) =>
      byLanguage(JSON.parse(read(file))).flatMap((entry) => check(file, ...entry, 'interface')),
    ),
    ...filesOf(HEADS).flatMap((file) =>
      byLanguage(JSON.parse(read(file)).texts).flatMap((entry) => check(file, ...entry, 'prose')),
    ),
    ...filesOf(PAGES).flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) =>
          check(file, basename(file, '.md'), `line ${index + 1}`, line.replace(ADDRESSES, ''), 'prose'),
        ),
    ),
  ];
}

function byLanguage(texts: Record<string, unknown>): [language: string, key: string, text: string][] {
  return LANGUAGE_TAGS.flatMap((language) =>
    stringsOf(texts[language]).map(([key, text]): [string, string, string] => [language, key, text]),
  );
}

/** Every string below a value with its key; slugs are addresses and stay as they were once given. */
function stringsOf(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return key === 'slug' ? [] : [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, text]) => stringsOf(text, inner));
}
