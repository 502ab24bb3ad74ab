import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootDirectory } from '../paths.ts';
import { approvedFolder } from './screenshots.ts';

/** What the static Storybook is built from. */
const BUILD_INPUTS = [
  '{contract,shared-lib,shell,mf-*}/src/**/*.*',
  'mf-*/remote.json',
  'tooling/storybook/{,docs/,kit/,pages/}*.*',
  'tooling/src/stories/kit/*.ts',
  'package-lock.json',
];
/** What its stories are judged by, and compared with. */
const CHECK_INPUTS = ['tooling/src/stories/*.ts', 'tooling/storybook/screenshots/*.{webp,json}'];

const approvedFile = join(approvedFolder, 'fingerprint.txt');

/** One value for everything that the static Storybook is built from. */
export const fingerprintBuild = () => fingerprint(BUILD_INPUTS);

/** One value for everything that decides how the check of the stories ends. */
export const fingerprintCheck = () => fingerprint([...BUILD_INPUTS, ...CHECK_INPUTS]);

/** That of the last time that all stories were approved. */
export function readApprovedFingerprint(): string | undefined {
  return existsSync(approvedFile) ? readFileSync(approvedFile, 'utf8').trim() : undefined;
}

export function writeApprovedFingerprint(value: string): void {
  writeFileSync(approvedFile, `${value}\n`);
}

async function fingerprint(patterns: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const file of glob([...patterns], { cwd: rootDirectory })) files.push(file);
  for (const file of files.filter(isInput).sort())
    hash.update(`${file}\0`).update(await readFile(join(rootDirectory, file)));
  return hash.digest('hex');
}

const isInput = (file: string) => !/\.test\.tsx?$/.test(file);
