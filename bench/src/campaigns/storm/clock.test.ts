import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock } from './clock.ts';

const DAY_MILLISECONDS = 24 * 3_600_000;

it('shifts every way in which a process asks for the time, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'moien-clock-'));
  const clock = createClock(join(folder, 'clock'));
  clock.shift(-DAY_MILLISECONDS);
  const script = `const { statSync } = require('node:fs');
    console.log(JSON.stringify([Date.now(), new Date().getTime(), Date.parse(Date()), new Date(5).getTime(),
      statSync('.').mtime instanceof Date, new Date() instanceof Date]))`;
  const { stdout } = spawnSync(process.execPath, ['-e', script], {
    encoding: 'utf8',
    env: { ...process.env, ...clock.environment },
  });
  rmSync(folder, { recursive: true });
  const [now, made, called, given, ...areDates] = JSON.parse(stdout);
  const yesterday = Date.now() - DAY_MILLISECONDS;
  for (const time of [now, made, called]) expect(Math.abs(time - yesterday)).toBeLessThan(60_000);
  expect([given, ...areDates]).toEqual([5, true, true]);
});
