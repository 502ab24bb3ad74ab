import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identify } from '../processes.ts';
import { findTarget } from './target.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moien-target-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function remember(port: number, self = identify(process.pid)): void {
  writeFileSync(join(folder, `instance-${port}.json`), JSON.stringify({ self, ancestors: [], port }));
}

it('is the site that runs on this machine, with its token', () => {
  remember(4310);
  remember(4311, { pid: process.pid, started: 'long ago' });
  writeFileSync(join(folder, 'release-token'), 'of-this-machine\n');
  expect(findTarget({ environment: {}, folder })).toEqual({
    url: 'http://localhost:4310',
    token: 'of-this-machine',
  });
});

it('is the one that is named, which is not shown the token of this machine', () => {
  writeFileSync(join(folder, 'release-token'), 'of-this-machine');
  const to = 'https://moien.example/en';
  expect(findTarget({ to, environment: {}, folder })).toEqual({ url: 'https://moien.example' });
  expect(findTarget({ to, environment: { MOIEN_RELEASE_TOKEN: 'team' }, folder })).toEqual({
    url: 'https://moien.example',
    token: 'team',
  });
});

it('says what to do when none runs, several run, or what is named is no address', () => {
  const find = (to?: string) => () => findTarget({ to, environment: {}, folder });
  expect(find()).toThrow('No site runs on this machine: start it with npm start, or name one with --to URL.');
  remember(4310);
  remember(4311);
  expect(find()).toThrow(
    'Several sites run on this machine: choose with --to http://localhost:4310 or --to http://localhost:4311.',
  );
  expect(find('moien.example')).toThrow(
    'moien.example is no address of a gateway: it should look like https://moien.example.',
  );
});

it('is asked without https on this machine alone', () => {
  const find = (to: string) => () => findTarget({ to, environment: {}, folder });
  expect(find('http://127.0.0.1:4310')()).toEqual({ url: 'http://127.0.0.1:4310' });
  expect(find('http://moien.example')).toThrow(
    'http://moien.example is not reached by https: passwords and tokens would be read on the way.',
  );
});
