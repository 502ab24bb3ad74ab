import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageTag, Release } from '@moien/contract';
import { readDeclaration } from '../declaration/read-declaration.ts';
import { type BuiltPackage, ROOT } from './packages.ts';
import { sharedRanges } from './shared-packages.ts';
import { usesOf } from './uses.ts';

/** What the sources of a remote say of its release, before anything is built. */
export function describeRemote(
  name: BuiltPackage,
): Pick<Release, 'remote' | 'builtAgainst' | 'texts' | 'uses'> {
  return {
    remote: readDeclaration(ROOT, name),
    builtAgainst: { contract: versionOf('contract'), shell: versionOf('shell'), shared: sharedRanges() },
    texts: textKeys(name),
    uses: usesOf(name),
  };
}

function textKeys(name: string): Record<LanguageTag, string[]> {
  const keysOf = (languageTag: LanguageTag) =>
    Object.keys(readJson(join(name, 'src/locales', `${languageTag}.json`)) as object).sort();
  return { en: keysOf('en'), fr: keysOf('fr'), de: keysOf('de') };
}

function versionOf(name: string): string {
  return (readJson(join(name, 'package.json')) as { version: string }).version;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}
