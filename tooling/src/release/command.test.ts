import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'moien-release-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '..', 'commands', 'release.ts'), ...words],
    { encoding: 'utf8', env: { ...process.env, MOIEN_VAR: folder, DATABASE_URL: 'mysql://x' } },
  );
  return { status, stdout, stderr };
}

it('tells how it is written', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^npm run release -- COMMAND\n/);
});

it.each([
  [
    ['publish'],
    'publish is neither a command nor a remote. npm run release -- --help tells how it is written.',
  ],
  [['status'], 'No site runs on this machine: start it with npm start, or name one with --to URL.'],
  [
    ['mf-missing', '--to', 'http://127.0.0.1:9'],
    /^There is no folder mf-missing: this project has shell, mf-/,
  ],
  [['token', 'list'], /^DATABASE_URL is not a postgres:\/\/ address/],
])('ends with one sentence and 1: %j', (words, sentence) => {
  const { status, stdout, stderr } = run(...words);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trim()).toMatch(sentence);
  expect(stderr.trim()).not.toContain('\n');
});
