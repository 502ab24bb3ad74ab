import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const SCRIPT = join(import.meta.dirname, 'testing/uncaught-process.ts');

it.each([
  ['an exception', 'exception'],
  ['a rejection', 'rejection'],
  ['an exception, when the server cannot be closed', 'stuck'],
])('logs %s once, finishes what is open and ends with exit code 1', async (_case, kind) => {
  const child = spawn(process.execPath, [SCRIPT, kind], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect([code, signal]).toEqual([1, null]);
  expect(said).toContain('answered');
  const logged = said.split('\n').filter((line) => line.startsWith('{'));
  expect(logged.map((line) => JSON.parse(line).msg)).toEqual(['an error was not caught: the process ends']);
});
