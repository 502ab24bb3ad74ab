import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive } from '../processes.ts';
import { runProgram } from './run-program.ts';

/** Starts a process that does not end by itself, writes its number into a file, and then does `after`. */
const starting = (child: string, after: string) => `
  import { spawn } from 'node:child_process';
  import { renameSync, writeFileSync } from 'node:fs';
  const child = spawn(process.execPath, [${JSON.stringify(child)}], { stdio: 'inherit' });
  child.unref();
  writeFileSync('child.new', String(child.pid));
  renameSync('child.new', 'child');
  ${after}
`;
const ENDLESS = `process.chdir(import.meta.dirname); setInterval(() => undefined, 1000);`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moien-run-program-'));
  writeFileSync(join(folder, 'endless.mjs'), ENDLESS);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(after: string): string {
  const path = join(folder, 'program.mjs');
  writeFileSync(path, `process.chdir(import.meta.dirname);${starting(join(folder, 'endless.mjs'), after)}`);
  return path;
}

const childOf = () => Number(readFileSync(join(folder, 'child'), 'utf8'));

it('gives back what a program says, and its code', async () => {
  const path = join(folder, 'short.mjs');
  writeFileSync(path, `console.log('done'); process.exitCode = 3;`);
  expect(await runProgram(process.execPath, [path])).toEqual({ code: 3, output: 'done\n' });
});

it('fails for a program that cannot be started', async () => {
  const { code, output } = await runProgram(join(folder, 'nothing'), []);
  expect([code, output]).toEqual([1, expect.stringContaining('ENOENT')]);
});

it('ends a program at its deadline with all that it has started, and names them', async () => {
  const deadline = new AbortController();
  const running = runProgram(process.execPath, [program('console.log("begun");')], {
    deadline: deadline.signal,
  });
  while (!existsSync(join(folder, 'child'))) await delay(20);
  deadline.abort();
  const { code, output } = await running;
  expect(code).toBe(1);
  expect(output).toContain('It was ended by its deadline. What still ran:');
  expect(output).toContain('endless.mjs');
  expect(isAlive(childOf())).toBe(false);
});

it('fails for a program that leaves a process behind, ends that and names it', async () => {
  const { code, output } = await runProgram(process.execPath, [program('process.exit(0);')], { grace: 0 });
  expect(code).toBe(1);
  expect(output).toContain('It ended, but its output stayed open. What still ran:');
  expect(output).toContain('endless.mjs');
  expect(isAlive(childOf())).toBe(false);
});
