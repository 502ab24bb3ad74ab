import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'moien-commands-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, words: string[], environment: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, `${command}.ts`), ...words],
    { encoding: 'utf8', env: { ...process.env, ...environment } },
  );
  return { status, stdout, stderr };
}

it('start refuses a wrong setting before it builds or reaches for the database', () => {
  const environment = {
    ROLE: 'zzz',
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    MOIEN_VAR: folder,
    PORT: '0',
  };
  expect(run('start', [], environment)).toEqual({
    status: 1,
    stdout: '',
    stderr: '\nROLE must be all, gateway or api.\n',
  });
  expect(readdirSync(folder)).toEqual([]);
});

it('no development shell is built for a site that gives it to nobody', () => {
  expect(run('build-development-shell', [], { DEV_OVERRIDES: 'off' })).toEqual({
    status: 0,
    stdout: 'DEV_OVERRIDES is off: no browser is given a development shell, so none is built.\n',
    stderr: '',
  });
});

it('import refuses a folder in the place of a file', () => {
  expect(run('import', ['--listings', folder, '--currency', 'EUR'], { MOIEN_VAR: folder })).toEqual({
    status: 1,
    stdout: '',
    stderr: `\n${folder} is a folder: name a file in it.\n`,
  });
});

it('import says that an address is not one of PostgreSQL', () => {
  const words = ['--listings', import.meta.filename, '--currency', 'EUR'];
  const { status, stderr } = run('import', words, { MOIEN_VAR: folder, DATABASE_URL: 'mysql://x' });
  expect(status).toBe(1);
  expect(stderr).toBe(
    '\nDATABASE_URL is not a postgres:// address: it should look like postgres://user:password@host:5432/database.\n',
  );
});
