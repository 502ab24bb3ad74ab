import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import { createRemote } from './create-remote.ts';
import { remoteNames } from './remote-names.ts';

const SEARCH = {
  name: 'mf-search',
  owner: 'Search',
  mountContract: 1,
  supportedShells: '*',
  routes: [
    { id: 'search', path: 'find', isPublic: true, skeleton: 'cards' },
    { id: 'property', path: 'home/:id', isPublic: true, skeleton: 'article' },
    { id: 'place', path: 'places', isPublic: true, skeleton: 'article' },
  ],
  slots: [{ id: 'offers-more' }],
  textNamespaces: ['finding'],
  byteBudget: 1,
};
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'moien-create-remote-'));
  for (const folder of ['shell', 'mf-search', 'mf-taken', 'e2e/src', 'node_modules'])
    mkdirSync(join(root, folder), { recursive: true });
  const shell = join(import.meta.dirname, '../../../shell/package.json');
  writeFileSync(join(root, 'shell/package.json'), readFileSync(shell));
  writeFileSync(join(root, 'mf-search/remote.json'), JSON.stringify(SEARCH));
  writeFileSync(join(root, 'e2e/src/keyboard.journey.ts'), '');
  writeFileSync(join(root, 'package-lock.json'), 'the lockfile as it was');
});
afterEach(() => rmSync(root, { recursive: true }));

const contents = () => readdirSync(root, { recursive: true }).map(String).sort();

describe('createRemote', () => {
  it.each([
    [undefined, 'Which name?'],
    ['search', 'is no name for a remote'],
    ['mf-a', 'is no name for a remote'],
    ['mf-Blog', 'is no name for a remote'],
    ['mf-long--stay', 'is no name for a remote'],
    ['mf-../shell', 'is no name for a remote'],
    [`mf-${'x'.repeat(32)}`, 'is no name for a remote'],
    ['mf-taken', 'mf-taken already exists'],
    ['mf-keyboard', 'e2e/src/keyboard.journey.ts already exists'],
    ['mf-shell', 'The text namespace "shell" is the shell\'s'],
    ['mf-property', 'mf-search already has the route "property"'],
    ['mf-places', 'mf-search already has the path "places"'],
    ['mf-offers', 'mf-search already has the slot "offers-more"'],
    ['mf-finding', 'mf-search already has the text namespace "finding"'],
  ])('refuses %s with one sentence and makes nothing', async (name, sentence) => {
    const before = contents();
    const refusal = await createRemote(root, name).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Problem);
    expect((refusal as Problem).message).toContain(sentence);
    expect((refusal as Problem).message).not.toContain('\n');
    expect(contents()).toEqual(before);
  });

  it('takes everything back when npm cannot add it', async () => {
    writeFileSync(join(root, 'package.json'), 'this is no JSON');
    const before = contents();
    await expect(createRemote(root, 'mf-blog')).rejects.toThrow('npm could not add the remote');
    expect(contents()).toEqual(before);
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).toBe('the lockfile as it was');
  }, 60_000);
});

describe('remoteNames', () => {
  it('spells a name as folders, identifiers and people need it', () => {
    expect(remoteNames('mf-long-stay')).toEqual({
      remote: 'mf-long-stay',
      kebab: 'long-stay',
      camel: 'longStay',
      pascal: 'LongStay',
      title: 'Long stay',
    });
  });
});
