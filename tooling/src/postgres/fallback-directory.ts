import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { rootDirectory } from '../paths.ts';
import { Problem } from '../problem.ts';

/**
 * A folder of this project's own outside of any home, for accounts that may not enter the project's folder.
 */
export function fallbackDirectory(): string {
  const name = createHash('sha256').update(rootDirectory).digest('hex').slice(0, 12);
  const folder = join('/var/tmp', `moien-${name}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (statSync(folder).uid !== process.getuid?.()) {
    throw new Problem(
      `${folder} belongs to another user, so the database is not put there: move the project out of the home folder.`,
    );
  }
  chmodSync(folder, 0o755);
  return folder;
}
