import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findPlainSpaces } from './french-spaces.ts';

const languages = ['en', 'fr', 'de'];
/** i18next's endings for numbers; which of them a language needs, `Intl.PluralRules` knows. */
export const pluralEnding = /_(zero|one|two|few|many|other)$/;

/**
 * A text in one language: the names of its placeholders in order, and its forms as they stand in the file.
 */
interface Entry {
  readonly placeholders: readonly string[];
  readonly forms: readonly string[];
}

/**
 * What is wrong with one package's texts: keys that lack in a language, that nobody uses, that nobody wrote.
 */
export function checkTexts(packageDirectory: string): string[] {
  const folders = globSync('src/**/locales', { cwd: packageDirectory }).map(dirname);
  return folders.flatMap((folder) =>
    checkNamespace(
      packageDirectory,
      folder,
      folders.filter((other) => other.startsWith(`${folder}/`)),
    ),
  );
}

/**
 * The texts of `<directory>/locales` are those of the sources in the directory, but for directories that have
 * their own.
 */
function checkNamespace(packageDirectory: string, directory: string, others: readonly string[]): string[] {
  const folder = join(packageDirectory, directory, 'locales');
  const texts = new Map(languages.map((language) => [language, readTexts(join(folder, `${language}.json`))]));
  const keys = new Set([...texts.values()].flatMap((entries) => [...entries.keys()]));
  const plurals = new Set([...texts.values()].flatMap(pluralsOf));
  const source = `${readSources(packageDirectory, directory, others)}\n${navigationKeys(packageDirectory)}`;
  return [
    ...[...texts].flatMap(([language, entries]) => differingForms(language, entries, keys, plurals)),
    ...differingPlaceholders(texts),
    ...breakingFrench(join(folder, 'fr.json')),
    ...[...keys].filter((key) => !isUsed(key, source)).map((key) => `nobody uses "${key}"`),
    ...namedInSource(source)
      .filter((key) => !keys.has(key))
      .map((key) => `nobody wrote "${key}"`),
  ];
}

function pluralsOf(entries: ReadonlyMap<string, Entry>): string[] {
  return [...entries].filter(([key, { forms }]) => forms.some((form) => form !== key)).map(([key]) => key);
}

/** A text that has plural forms in one language has in every language those that its grammar needs. */
function differingForms(
  language: string,
  entries: ReadonlyMap<string, Entry>,
  keys: ReadonlySet<string>,
  plurals: ReadonlySet<string>,
): string[] {
  const endings = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [...keys].flatMap((key) => {
    const needed = plurals.has(key) ? endings.map((ending) => `${key}_${ending}`) : [key];
    const written = entries.get(key)?.forms ?? [];
    // i18next takes a form for zero in every language, whatever its grammar.
    const allowed = new Set([...needed, `${key}_zero`]);
    return [
      ...needed.filter((form) => !written.includes(form)).map((form) => `${language} lacks "${form}"`),
      ...written.filter((form) => !allowed.has(form)).map((form) => `${language} never uses "${form}"`),
    ];
  });
}

/** The texts of a file by key without plural ending. */
function readTexts(path: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const [key, text] of Object.entries(flatten(JSON.parse(readFileSync(path, 'utf8'))))) {
    const base = key.replace(pluralEnding, '');
    const names = [...text.matchAll(/\{\{\s*([^,}\s]+)/g)].map((match) => match[1] ?? '');
    const { placeholders = [], forms = [] } = entries.get(base) ?? {};
    // The singular may leave its number out.
    entries.set(base, {
      placeholders: [...new Set([...placeholders, ...names])].sort(),
      forms: [...forms, key],
    });
  }
  return entries;
}

function breakingFrench(path: string): string[] {
  return Object.entries(flatten(JSON.parse(readFileSync(path, 'utf8')))).flatMap(([key, text]) =>
    findPlainSpaces(text).map((found) => `fr may break the line within "${found}" of "${key}"`),
  );
}

function flatten(value: object, prefix = ''): Record<string, string> {
  const entries = Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null
      ? Object.entries(flatten(inner, `${prefix}${key}.`))
      : [[`${prefix}${key}`, String(inner)] as const],
  );
  return Object.fromEntries(entries);
}

function differingPlaceholders(texts: ReadonlyMap<string, Map<string, Entry>>): string[] {
  const [first, ...others] = [...texts];
  if (!first) return [];
  return others.flatMap(([language, entries]) =>
    [...entries]
      .filter(([key, entry]) => placeholdersOf(first[1].get(key) ?? entry) !== placeholdersOf(entry))
      .map(([key]) => `"${key}" has other placeholders in ${language} than in ${first[0]}`),
  );
}

function placeholdersOf({ placeholders }: Entry): string {
  return placeholders.join();
}

function readSources(packageDirectory: string, directory: string, others: readonly string[]): string {
  return globSync(`${directory}/**/*.{ts,tsx}`, { cwd: packageDirectory })
    .filter((path) => !/\.(test|stories)\.tsx?$/.test(path))
    .filter((path) => !others.some((other) => path.startsWith(`${other}/`)))
    .map((path) => readFileSync(join(packageDirectory, path), 'utf8'))
    .join('\n');
}

/** Keys that the navigation of a remote names, as strings. */
function navigationKeys(packageDirectory: string): string {
  const file = join(packageDirectory, 'remote.json');
  if (!existsSync(file)) return '';
  const { navigation = [] } = JSON.parse(readFileSync(file, 'utf8')) as { navigation?: { text: string }[] };
  return navigation.map(({ text }) => `'${text}'`).join('\n');
}

/** A key is used when it stands in the source as a string, or fits a template such as `place-${kind}`. */
function isUsed(key: string, source: string): boolean {
  if (new RegExp(`['"\`](?:[\\w-]+:)?${escapePattern(key)}['"\`]`).test(source)) return true;
  return templates(source).some((pattern) => pattern.test(key));
}

function templates(source: string): RegExp[] {
  return [...source.matchAll(/`([\w.:-]*\$\{[^`]*)`/g)]
    .map((match) => match[1] ?? '')
    .map((text) => text.replace(/^[\w-]+:/, '').split(/\$\{[^}]*\}/))
    .filter((parts) => parts.some((part) => part.length > 1))
    .map((parts) => new RegExp(`^${parts.map(escapePattern).join('[\\w.-]+')}$`));
}

/**
 * Keys given to `t` as they are; a key of another package's namespace carries that name and is that
 * package's.
 */
function namedInSource(source: string): string[] {
  const keys = [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  return [...new Set(keys.filter((key) => !key.includes(':')))];
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
