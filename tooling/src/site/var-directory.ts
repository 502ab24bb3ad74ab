import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../install/make-folder.mjs';
import { varDirectory } from '../paths.ts';
import { errorText, Problem } from '../problem.ts';

/** @throws Problem when nothing can be written to the folder of the site's data */
export function checkVarDirectory(): void {
  const trial = join(varDirectory, `.trial-${process.pid}`);
  try {
    makeFolder(varDirectory);
    writeFileSync(trial, '');
    rmSync(trial);
  } catch (error) {
    throw new Problem(
      `Nothing can be written to ${varDirectory} (${errorText(error)}): give yourself the right to, or name another folder in MOIEN_VAR.`,
    );
  }
}
