import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorkspaceReleaseStore } from './release-store.ts';

const store = createWorkspaceReleaseStore(fileURLToPath(new URL('../../../', import.meta.url)), 'production');
const shell = store.shell();
const releases = [
  {
    name: 'shell',
    version: shell.version,
    entry: shell.scripts[0] ?? '',
    styles: shell.styles,
    files: shell.files,
  },
  ...store.remotes().map(({ remote, version, entry, files }) => ({
    name: remote.name,
    version,
    entry,
    styles: [],
    files,
  })),
];

it.each(releases)(
  'the entry of $name names every script and style it may load with its integrity',
  (release) => {
    const folder = store.browserFolder(release.name, release.version);
    const entry = readFileSync(join(folder ?? '', release.entry), 'utf8');
    const lazyFiles = release.files.filter(
      ({ path }) => /\.(js|css)$/.test(path) && path !== release.entry && !release.styles.includes(path),
    );
    expect(lazyFiles.length).toBeGreaterThan(2);
    expect(lazyFiles.filter(({ integrity }) => !entry.includes(integrity))).toEqual([]);
  },
);
