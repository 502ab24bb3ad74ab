import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@moien/contract';
import { overBudget } from './byte-budget.ts';

const files = { 'entry.js': 300, 'route.js': 200, 'route.css': 100 };
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'moien-budget-'));
  for (const [path, bytes] of Object.entries(files))
    writeFileSync(join(folder, `${path}.br`), 'x'.repeat(bytes));
});
afterAll(() => rmSync(folder, { recursive: true }));

function release(byteBudget: number) {
  return {
    entry: 'entry.js',
    preload: { list: { scripts: ['route.js'], styles: ['route.css'] } },
    remote: { byteBudget } as Release['remote'],
  };
}

describe('overBudget', () => {
  it('has nothing to say of a first paint that just fits', () => {
    expect(overBudget('mf-search', folder, release(600))).toEqual([]);
  });

  it('says in one sentence what is too large and what to do', () => {
    expect(overBudget('mf-search', folder, release(599))).toEqual([
      'mf-search, route list, needs 600 bytes of scripts and styles before its first paint, 1 more than its budget: load later what is not seen at first, or raise byteBudget in mf-search/remote.json.',
    ]);
  });

  it('holds the shell to its own budget', () => {
    writeFileSync(join(folder, 'shell.js.br'), 'x'.repeat(200_000));
    expect(overBudget('shell', folder, { scripts: ['shell.js'], styles: [] })).toEqual([
      expect.stringContaining('raise SHELL_BYTE_BUDGET in tooling/src/webpack/byte-budget.ts.'),
    ]);
  });
});
