import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageTag, type LocaleTexts, RemoteDeclaration, withNavigationLabels } from '@moien/contract';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { errorText, Problem } from '../problem.ts';
import { navigationFaults } from './navigation-faults.ts';
import { routeFaults } from './route-faults.ts';

const Routed = Type.Object({
  routes: Type.Array(Type.Object({ id: Type.String(), path: Type.String() })),
});

/**
 * What `remote.json` of a remote says, with the labels of its navigation from its locales.
 * @throws Problem that names file and field, one sentence for each fault
 */
export function readDeclaration(root: string, name: string): RemoteDeclaration {
  const file = `${name}/remote.json`;
  const value = readJson(root, file);
  refuse(file, declarationFaults(value));
  const declaration = Value.Parse(RemoteDeclaration, value);
  if (!declaration.navigation) return declaration;
  const texts = readTexts(root, name);
  const keys = { en: Object.keys(texts.en), fr: Object.keys(texts.fr), de: Object.keys(texts.de) };
  refuse(file, navigationFaults(declaration, keys));
  const labelled = withNavigationLabels(declaration, texts);
  refuse(file, declarationFaults(labelled));
  return labelled;
}

function refuse(file: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new Problem(faults.map((fault) => `${file}: ${fault}`).join('\n'));
}

function readTexts(root: string, name: string): LocaleTexts {
  const textsOf = (languageTag: LanguageTag) =>
    readJson(root, `${name}/src/locales/${languageTag}.json`) as Record<string, string>;
  return { en: textsOf('en'), fr: textsOf('fr'), de: textsOf('de') };
}

/** What the router could not use is said in our words, all else in those of the schema. */
function declarationFaults(value: unknown): string[] {
  const faults = Value.Check(Routed, value) ? routeFaults(value.routes) : [];
  if (faults.length > 0) return faults;
  return Value.Errors(RemoteDeclaration, value).map(
    ({ instancePath, message }) => `${fieldOf(instancePath)} ${message}.`,
  );
}

/** `routes[0].path` of the pointer `/routes/0/path`. */
function fieldOf(pointer: string): string {
  const field = pointer.replace(/\/(\d+)/g, '[$1]').replaceAll('/', '.');
  return field === '' ? 'it' : field.slice(1);
}

function readJson(root: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    throw new Problem(`${file} cannot be read: ${errorText(error)}.`);
  }
}
