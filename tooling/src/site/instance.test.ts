import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import { identify, type ProcessIdentity } from '../processes.ts';
import { recordInstance, replaceOrphans } from './instance.ts';

const gone: ProcessIdentity = { pid: 1, started: 'long ago' };
let folder: string;
let site: ChildProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moien-instance-'));
  site = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
});
afterEach(() => {
  site.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function remember(port: number, ancestors: ProcessIdentity[]): void {
  const self = identify(site.pid ?? 0);
  writeFileSync(join(folder, `instance-${port}.json`), JSON.stringify({ self, ancestors, port }));
}

it('ends a site whose npm was killed, also after a start on another port', async () => {
  remember(4310, [gone]);
  const ended = once(site, 'exit');
  recordInstance(4311, folder)();
  await replaceOrphans(4310, folder);
  expect(await ended).toEqual([null, 'SIGTERM']);
});

it('does not start a second site on the port of a healthy one', async () => {
  remember(4310, [identify(process.pid)]);
  await expect(replaceOrphans(4310, folder)).rejects.toThrow(Problem);
  await replaceOrphans(4311, folder);
  expect(site.exitCode).toBeNull();
  expect(site.signalCode).toBeNull();
});

it('lets sites on free ports run beside each other', async () => {
  remember(0, [identify(process.pid)]);
  const forget = recordInstance(0, folder);
  expect(readdirSync(folder)).toHaveLength(2);
  await replaceOrphans(0, folder);
  forget();
  expect(readdirSync(folder)).toEqual(['instance-0.json']);
});
