import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSettings } from '../site/settings.ts';

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

describe('a site for others with keys that everybody knows', () => {
  const others = { DATABASE_URL: 'postgres://127.0.0.1:1/none', DEVELOPMENT: 'off', PORT: '0' };
  const mains = { gateway: '../../../gateway/src/main', api: '../../../api/src/main' };

  it.each([
    [
      'start',
      {},
      [
        'REGISTRY_PUBLIC_KEYS',
        'REGISTRY_SIGNING_KEY and REGISTRY_KEY_ID',
        'FORM_KEY',
        'SECOND_FACTOR_KEY',
        'DOCUMENT_KEY',
        'PUSH_PRIVATE_KEY',
      ],
    ],
    [
      'start',
      { ROLE: 'api' },
      [
        'REGISTRY_SIGNING_KEY and REGISTRY_KEY_ID',
        'FORM_KEY',
        'SECOND_FACTOR_KEY',
        'DOCUMENT_KEY',
        'PUSH_PRIVATE_KEY',
      ],
    ],
    [mains.gateway, { ROLE: 'all' }, ['REGISTRY_PUBLIC_KEYS']],
    [mains.gateway, { ROLE: 'gateway', API_URL: 'http://127.0.0.1:1' }, ['REGISTRY_PUBLIC_KEYS']],
    [
      mains.gateway,
      { ROLE: 'api' },
      [
        'REGISTRY_SIGNING_KEY and REGISTRY_KEY_ID',
        'FORM_KEY',
        'SECOND_FACTOR_KEY',
        'DOCUMENT_KEY',
        'PUSH_PRIVATE_KEY',
      ],
    ],
    [
      mains.api,
      { JOBS: 'on' },
      [
        'REGISTRY_SIGNING_KEY and REGISTRY_KEY_ID',
        'FORM_KEY',
        'SECOND_FACTOR_KEY',
        'DOCUMENT_KEY',
        'PUSH_PRIVATE_KEY',
      ],
    ],
  ])('%s does not start with %j', (command, environment, names) => {
    const { status, stdout, stderr } = run(command, [], { ...others, MOIEN_VAR: folder, ...environment });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.trim().split('\n')).toEqual(
      names.map((name) =>
        expect.stringContaining(
          `With DEVELOPMENT=off, or at a public https address, ${name} must be your own: `,
        ),
      ),
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('starts with those that one command makes', () => {
    const { stdout } = run('release', ['keys', 'autumn']);
    const keys = Object.fromEntries(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split(/=(.*)/s, 2)),
    );
    expect(keys.REGISTRY_KEY_ID).toBe('autumn');
    const payments = { SANDBOX_ORIGIN: 'http://127.0.0.1:1' };
    expect(() => checkSettings({ ...others, ...keys, ...payments })).not.toThrow();
  });
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

describe('backup', () => {
  const environment = () => ({ MOIEN_VAR: folder, DATABASE_URL: 'postgres://127.0.0.1:1/none' });

  it('asks for a file when none is named', () => {
    expect(run('backup', [], environment())).toEqual({
      status: 1,
      stdout: '',
      stderr: '\nWhich file? npm run backup -- FILE, where - stands for the standard output\n',
    });
  });

  it('never writes over a file', () => {
    const file = join(folder, 'kept');
    writeFileSync(file, 'kept');
    const { status, stderr } = run('backup', [file], environment());
    expect([status, stderr]).toEqual([1, `\nThere is a file ${file} already: name another one.\n`]);
    expect(readFileSync(file, 'utf8')).toBe('kept');
  });

  it('leaves no file when the database does not answer, and says so', () => {
    const { status, stderr } = run('backup', [join(folder, 'none')], environment());
    expect([status, stderr]).toEqual([1, expect.stringContaining('cannot be reached')]);
    expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([]);
  });
});

it('restore says that there is no such file', () => {
  const words = [join(folder, 'nowhere')];
  expect(run('restore', words, { MOIEN_VAR: folder })).toMatchObject({
    status: 1,
    stderr: `\nThere is no file ${words[0]}.\n`,
  });
});
