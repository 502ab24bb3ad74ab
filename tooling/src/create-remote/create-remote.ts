import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { binary } from '../paths.ts';
import { checkFree } from './check-free.ts';
import { fillTemplate } from './fill-template.ts';
import { fitToShell } from './fit-to-shell.ts';
import { linkWorkspace, unlinkWorkspace } from './link-workspace.ts';
import { remoteNames } from './remote-names.ts';

const run = promisify(execFile);

export interface CreatedRemote {
  readonly remote: string;
  /** Path of its page, below a language. */
  readonly path: string;
  /** Its files, relative to the project's folder. */
  readonly files: readonly string[];
}

/**
 * Makes a remote in the project of a folder: all of it, or nothing.
 * @throws Problem with one sentence when the name cannot be used
 */
export async function createRemote(root: string, name: string | undefined): Promise<CreatedRemote> {
  const names = remoteNames(name);
  const { remote, kebab } = names;
  const journey = join('e2e', 'src', `${kebab}.journey.ts`);
  // Beside its destination, so that the finished folder is moved in one step.
  const staging = mkdtempSync(join(root, '.create-remote-'));
  const lockFile = join(root, 'package-lock.json');
  const lockBefore = readFileSync(lockFile);
  const moved: string[] = [];
  const undo = () => {
    for (const path of moved) rmSync(join(root, path), { recursive: true, force: true });
    if (moved.length > 0) writeFileSync(lockFile, lockBefore);
    if (moved.length > 0) unlinkWorkspace(root, remote);
    rmSync(staging, { recursive: true, force: true });
  };
  const interrupted = () => {
    undo();
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    const files = fillTemplate(names, staging);
    const declaration = fitToShell(root, join(staging, remote));
    checkFree(root, declaration, [remote, journey]);
    // The names' lengths decide where lines break and how imports are sorted.
    await run(binary('biome'), ['check', '--write', staging], { cwd: root });
    for (const path of [remote, journey]) {
      renameSync(join(staging, path), join(root, path));
      moved.push(path);
    }
    await linkWorkspace(root, remote);
    rmSync(staging, { recursive: true });
    return { remote, path: declaration.routes[0]?.path ?? '', files };
  } catch (error) {
    undo();
    throw error;
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}
