import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
const COPIED = ['package-lock.json', 'contract', 'shared-lib', 'shell', 'mf-search', 'mf-blog', 'tooling'];
const run = promisify(execFile);
let copy: string;
const build = async (...names: string[]) =>
  (await run(process.execPath, [join(copy, 'tooling/src/commands/build.ts'), ...names])).stdout;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'moien-independent-build-'));
  const isWanted = (path: string) => !/\/(node_modules|dist\/(storybook|development))$/.test(path);
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(copy, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: isWanted,
    });
  // All packages, but not the cache of the project's own builds.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((entry) => entry !== '.cache')) {
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  }
  await build();
}, 240_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('a change of a remote builds it anew and does not change a byte of the shell or of another remote', async () => {
  const before = {
    shell: digest('shell/dist'),
    other: digest('mf-blog/dist'),
    remote: version('mf-search'),
  };
  const texts = join(copy, 'mf-search/src/locales/en.json');
  writeFileSync(texts, readFileSync(texts, 'utf8').replace('"homes": "Homes"', '"homes": "Tents"'));

  expect(await build('mf-search')).toContain('building mf-search');
  expect(version('mf-search')).not.toBe(before.remote);
  const english = /^texts-en\.js$/;
  expect(contentOf(`mf-search/dist/${version('mf-search')}/browser`, english)).toContain('"Tents"');
  // A site that runs on the earlier build goes on with all of its files.
  expect(contentOf(`mf-search/dist/${before.remote}/browser`, english)).toContain('"Homes"');

  expect(await build()).toContain('nothing changed');
  expect(digest('shell/dist')).toBe(before.shell);
  expect(digest('mf-blog/dist')).toBe(before.other);
}, 240_000);

function version(name: string): string {
  return (JSON.parse(readFileSync(join(copy, name, 'dist/release.json'), 'utf8')) as { version: string })
    .version;
}

function contentOf(folder: string, name: RegExp): string {
  const file = readdirSync(join(copy, folder)).find((candidate) => name.test(candidate)) ?? '';
  return readFileSync(join(copy, folder, file), 'utf8');
}

/** Of every name and byte below a folder. */
function digest(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(join(copy, folder), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const path of files.map((file) => join(file.parentPath, file.name)).sort())
    hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}
