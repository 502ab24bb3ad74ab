import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DEVELOPMENT_REGISTRY_KEYS, REGISTRY_FORMAT, type ShellRelease } from '@moien/contract';
import { tinyRelease } from '../testing/tiny-release.ts';
import { integrityOf } from '../webpack/release-files.ts';
import { writeBundle } from './bundle.ts';
import { openAppFiles } from './checks/app-files.ts';
import { checkBundle } from './checks/check-bundle.ts';

const VERSION = '0.1.0';
const KEY = DEVELOPMENT_REGISTRY_KEYS.development ?? '';
const SHELL = `boot(${JSON.stringify(KEY)})`;
const settings = { host: 'moien.example', build: 7, registryPublicKeys: `development=${KEY}` };

let root: string;
let folder: string;

const write = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

function buildShell(version = '0.1.0-shell'): void {
  const shell: ShellRelease = {
    format: REGISTRY_FORMAT,
    version,
    base: `/assets/${version}/`,
    scripts: ['shell.js'],
    styles: [],
    fonts: [],
    files: [{ path: 'shell.js', integrity: integrityOf(SHELL), bytes: SHELL.length }],
  };
  write('shell/dist/release.json', JSON.stringify(shell));
  for (const name of ['shell.js', 'shell.js.br', 'shell.js.map'])
    write(`shell/dist/${version}/browser/${name}`, SHELL);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'moien-bundle-'));
  folder = join(root, 'capacitor/www');
  const { release, files } = tinyRelease(1);
  const dist = `${release.remote.name}/dist`;
  write(`${dist}/release.json`, JSON.stringify(release));
  for (const { path, content } of files)
    write(`${dist}/${release.version}/${path}`, Buffer.from(content, 'base64'));
  buildShell();
});
afterEach(() => rmSync(root, { recursive: true }));

const bundle = (given = settings) => writeBundle(root, folder, given, VERSION);

it('has shell and releases where the page looks for them, without what only servers send', async () => {
  await bundle();
  const there = (path: string) => existsSync(join(folder, path));
  expect(
    ['shell.js', 'shell.js.br', 'shell.js.map'].map((name) => there(`assets/0.1.0-shell/${name}`)),
  ).toEqual([true, false, false]);
  expect(there('remotes/mf-tiny-01/0.1.0-tiny/entry.js')).toBe(true);
  expect(there('remotes/mf-tiny-01/0.1.0-tiny/server.cjs')).toBe(false);
});

it('tells the shell who made it, whom it believes and what it carries', async () => {
  await bundle();
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(page).toContain(`src="/assets/0.1.0-shell/shell.js" integrity="${integrityOf(SHELL)}" crossorigin`);
  const told = /<script type="application\/json" id="app-bundle">(.+)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(told)).toMatchObject({
    version: VERSION,
    build: 7,
    siteOrigin: 'https://moien.example',
    registryPublicKeys: settings.registryPublicKeys,
    registry: { sequence: 0, entries: [{ remote: { name: 'mf-tiny-01' }, version: '0.1.0-tiny' }] },
  });
});

it('is not made of a shell that believes somebody else', async () => {
  const others = { ...settings, registryPublicKeys: `autumn=${'A'.repeat(43)}` };
  await expect(bundle(others)).rejects.toThrow('The shell was built with other keys');
});

it('is not made of a release that does not support the shell', async () => {
  buildShell('0.2.0-shell');
  await expect(bundle()).rejects.toThrow('mf-tiny-01 does not support shell 0.2.0-shell');
});

it('is checked: bytes, host, keys', async () => {
  await bundle();
  const app = join(root, 'capacitor');
  const check = () =>
    checkBundle(openAppFiles(app, VERSION)).map(({ file, sentence }) => `${file}: ${sentence}`);
  write('capacitor/app.json', JSON.stringify(settings));
  expect(check()).toEqual([]);
  write('capacitor/app.json', JSON.stringify({ ...settings, host: 'elsewhere.example' }));
  expect(check()).toEqual([
    'www/app-bundle.json: It is of another host, version or build than capacitor/app.json: run npm run capacitor -- sync.',
  ]);
  write(
    'capacitor/app.json',
    JSON.stringify({ ...settings, registryPublicKeys: `autumn=${'A'.repeat(43)}` }),
  );
  expect(check()).toEqual([
    'www/app-bundle.json: The shell does not have the registry’s keys of capacitor/app.json: build it with them and sync again.',
  ]);
  write('capacitor/app.json', JSON.stringify(settings));
  write('capacitor/www/remotes/mf-tiny-01/0.1.0-tiny/route.js', 'export const remote = stolen;');
  expect(check()).toEqual([
    'www/remotes/mf-tiny-01/0.1.0-tiny/route.js: Its bytes are not those that were built: sync again.',
  ]);
});
