import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodeOf } from '../../../storage/error-code.ts';

const SHELL_FOLDER = join(import.meta.dirname, '../../../../../shell/dist');

/**
 * Versions of the shell that were built on this machine, those that pages opened before still run included;
 * none where the API was deployed without the shell's build.
 */
export function readShellVersions(folder = SHELL_FOLDER): ReadonlySet<string> {
  return new Set([...foldersIn(folder), ...foldersIn(join(folder, 'development'))]);
}

function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
