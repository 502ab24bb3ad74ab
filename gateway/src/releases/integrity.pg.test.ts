import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleaseFile } from '@moien/contract';
import { readWorkspaceBuilds } from '@moien/tooling/webpack/workspace-builds';
import { readShellBuild } from './shell-build.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

type Build = { name: string; folder: string; entry: string; styles: string[]; files: ReleaseFile[] };

async function builds(): Promise<Build[]> {
  const shell = readShellBuild(ROOT, 'production');
  const { version, scripts, styles, files } = shell.release;
  const folder = shell.browserFolder(version) ?? '';
  const remotes = (await readWorkspaceBuilds(ROOT)).map(({ release, folder }) => ({
    name: release.remote.name,
    folder: join(folder, 'browser'),
    entry: release.entry,
    styles: [],
    files: release.files,
  }));
  return [{ name: 'shell', folder, entry: scripts[0] ?? '', styles, files }, ...remotes];
}

it('the entry of every build names every script and style it may load with its integrity', async () => {
  const all = await builds();
  expect(all.length).toBeGreaterThan(2);
  for (const { name, folder, entry, styles, files } of all) {
    const text = readFileSync(join(folder, entry), 'utf8');
    const lazyFiles = files.filter(
      ({ path }) => /\.(js|css)$/.test(path) && path !== entry && !styles.includes(path),
    );
    expect(lazyFiles.length).toBeGreaterThan(2);
    expect([name, lazyFiles.filter(({ integrity }) => !text.includes(integrity))]).toEqual([name, []]);
  }
});
