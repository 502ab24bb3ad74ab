import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_KEYS, clearPrivateStorage, PRIVATE_DATABASES, PRIVATE_KEYS } from './private-storage.ts';

const root = join(import.meta.dirname, '../../../..');

/**
 * Names under which the sources keep something: a constant KEY beside the storage, or a field of StoredValues
 * or of SCHEMAS.
 */
function keysInSources(): string[] {
  const sources = globSync('{shell,shared-lib,mf-*}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(test|stories)\.|\/examples\/|private-storage/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .filter((source) => /(local|session)Storage\b/.test(source));
  return sources.flatMap((source) => {
    const [, constant] = /const (?:\w+_)?KEY = '([^']+)'/.exec(source) ?? [];
    const [, fields = ''] = /(?:type StoredValues|const SCHEMAS) = \{(.*?)\n\}/s.exec(source) ?? [];
    const names = [...fields.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, name = '']) => name);
    if (constant === undefined && names.length === 0) throw new Error(`Which key is it?\n${source}`);
    return [...names, ...(constant === undefined ? [] : [constant])];
  });
}

it('knows of every key that a page keeps whether it is a person’s', () => {
  expect([...new Set(keysInSources())].sort()).toEqual([...PRIVATE_KEYS, ...BROWSER_KEYS].sort());
});

it('knows of every database of the browser', () => {
  const names = globSync('{shell,shared-lib,mf-*}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .flatMap((source) => [...source.matchAll(/createStore\('([^']+)'/g)].map(([, name]) => name));
  expect(names).toEqual(PRIVATE_DATABASES);
});

it('deletes what is a person’s by name, and nothing else', () => {
  for (const key of [...PRIVATE_KEYS, ...BROWSER_KEYS, 'of-somebody-else']) {
    localStorage.setItem(key, 'x');
    sessionStorage.setItem(key, 'x');
  }
  clearPrivateStorage();
  const kept = [...BROWSER_KEYS, 'of-somebody-else'].sort();
  expect(Object.keys(localStorage).sort()).toEqual(kept);
  expect(Object.keys(sessionStorage).sort()).toEqual(kept);
  localStorage.clear();
  sessionStorage.clear();
});
