import { execFile } from 'node:child_process';
import { lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { errorText } from '../problem.ts';

const run = promisify(execFile);

/**
 * What `npm install` would do for a workspace without packages of its own, without the network: its lines in
 * the lockfile, and its link in node_modules.
 */
export async function linkWorkspace(root: string, remote: string): Promise<void> {
  await runNpm(root, ['install', '--package-lock-only', '--offline', '--no-audit', '--no-fund']);
  const link = linkOf(root, remote);
  unlinkWorkspace(root, remote);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), join(root, remote)), link, 'junction');
}

export function unlinkWorkspace(root: string, remote: string): void {
  const link = linkOf(root, remote);
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(link);
}

function linkOf(root: string, remote: string): string {
  return join(root, 'node_modules', '@moien', remote);
}

/** The npm that called the command, else the one on the path. */
async function runNpm(root: string, parameters: string[]): Promise<void> {
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  const [program, first] = npm ? [node, [npm]] : ['npm', []];
  await run(program, [...first, ...parameters, '--loglevel=error'], {
    cwd: root,
    shell: !npm && process.platform === 'win32',
  }).catch((error: unknown) => {
    throw new Error(`npm could not add the remote to package-lock.json: ${errorText(error)}`);
  });
}
