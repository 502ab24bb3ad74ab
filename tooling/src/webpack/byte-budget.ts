import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Release, ShellRelease } from '@moien/contract';

/**
 * Bytes of the shell's first scripts and styles after brotli: what a visitor waits for before the page comes
 * alive.
 */
const SHELL_BYTE_BUDGET = 155_700;

type Budgeted = Pick<ShellRelease, 'scripts' | 'styles'> | Pick<Release, 'entry' | 'preload' | 'remote'>;

/** One sentence for each first paint whose brotli files are together larger than its budget. */
export function overBudget(name: string, folder: string, release: Budgeted): string[] {
  if ('scripts' in release) {
    const setting = 'SHELL_BYTE_BUDGET in tooling/src/webpack/byte-budget.ts';
    return sentence(
      `The ${name}`,
      bytesOf(folder, [...release.scripts, ...release.styles]),
      SHELL_BYTE_BUDGET,
      setting,
    );
  }
  return Object.entries(release.preload).flatMap(([route, { scripts, styles }]) => {
    const bytes = bytesOf(folder, [release.entry, ...scripts, ...styles]);
    const setting = `byteBudget in ${name}/remote.json`;
    return sentence(`${name}, route ${route},`, bytes, release.remote.byteBudget, setting);
  });
}

/** Of the heaviest route of a remote. */
export function firstBytes(folder: string, entry: string, preload: Release['preload']): number {
  const routes = Object.values(preload);
  return Math.max(0, ...routes.map(({ scripts, styles }) => bytesOf(folder, [entry, ...scripts, ...styles])));
}

function bytesOf(folder: string, paths: string[]): number {
  return paths.reduce((sum, path) => sum + statSync(join(folder, `${path}.br`)).size, 0);
}

function sentence(what: string, bytes: number, budget: number, setting: string): string[] {
  if (bytes <= budget) return [];
  return [
    `${what} needs ${bytes} bytes of scripts and styles before its first paint, ${bytes - budget} more than its budget: load later what is not seen at first, or raise ${setting}.`,
  ];
}
