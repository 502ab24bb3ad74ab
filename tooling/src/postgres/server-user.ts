import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The account that PostgreSQL runs under; null: the one that runs this process. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root: then it runs as the owner of an existing data folder, else as `nobody`.
 * @param dataDirectory may be missing
 */
export function serverUser(dataDirectory: string): ServerUser | null {
  if (process.getuid?.() !== 0) return null;
  const owner = ownerOf(dataDirectory);
  return owner && owner.uid !== 0 ? owner : nobody();
}

/** Whether an account may pass through every folder above a path, as the permission bits tell. */
export function canReach(path: string, user: ServerUser): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found?.isDirectory()) {
      const bit = found.uid === user.uid ? 0o100 : found.gid === user.gid ? 0o010 : 0o001;
      if ((found.mode & bit) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

function ownerOf(path: string): ServerUser | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? { uid: found.uid, gid: found.gid } : null;
}

function nobody(): ServerUser {
  try {
    const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
    if (line) return { uid: Number(line[1]), gid: Number(line[2]) };
  } catch {
    // A container without the file: the number is the same everywhere.
  }
  return { uid: 65534, gid: 65534 };
}
