import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReleaseUpload, SHELL_PROVISIONS_FILE, ShellProvisions } from '@moien/contract';
import { Value } from 'typebox/value';
import { rootDirectory } from '../paths.ts';
import { errorText, Problem } from '../problem.ts';
import { type BuiltPackage, builtPackages } from '../webpack/packages.ts';
import { integrityOf } from '../webpack/release-files.ts';
import { builtRelease, versionFolder } from '../webpack/release-folders.ts';
import { sharedExports } from '../webpack/uses.ts';
import { readFiles, readWorkspaceBuild, toUploadFiles } from '../webpack/workspace-builds.ts';
import type { GateRemote } from './gate-input.ts';

/** A build of the workspace as it would be published. */
export type Candidate = { gate: GateRemote; upload: Pick<ReleaseUpload, 'release' | 'files'> };

/** @throws Problem when the folder does not exist or does not build */
export async function buildCandidate(remote: string): Promise<Candidate> {
  const built = readWorkspaceBuild(rootDirectory, await build(remote));
  const contents = await readFiles(built);
  const files = [...contents].map(([path, content]) => ({ path, integrity: integrityOf(content) }));
  return {
    gate: { release: built.release, builtWith: sharedExports(), files },
    upload: { release: built.release, files: toUploadFiles(contents) },
  };
}

export async function buildShell(): Promise<ShellProvisions> {
  const name = await build('shell');
  const { version } = builtRelease(name, 'production');
  const folder = versionFolder({ name, version, mode: 'production' });
  const text = readFileSync(join(folder, 'browser', SHELL_PROVISIONS_FILE), 'utf8');
  return Value.Parse(ShellProvisions, JSON.parse(text));
}

async function build(wanted: string): Promise<BuiltPackage> {
  const name = builtPackages().find((candidate) => candidate === wanted);
  if (!name)
    throw new Problem(`There is no folder ${wanted}: this project has ${builtPackages().join(', ')}.`);
  const { buildPackage } = await import('../webpack/build.ts');
  try {
    await buildPackage(name);
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(`${name} cannot be built:\n${errorText(error)}`);
  }
  return name;
}
