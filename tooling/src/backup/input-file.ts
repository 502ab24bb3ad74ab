import { createWriteStream, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { varDirectory } from '../paths.ts';
import { Problem } from '../problem.ts';
import { STREAM } from './arguments.ts';

/**
 * A backup is read twice, first to check it: what comes by the standard input is kept in `var` meanwhile,
 * for its owner only.
 * @throws Problem when there is no such file
 */
export async function withInputFile<Result>(
  file: string,
  signal: AbortSignal,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  if (file !== STREAM) {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Problem(`There is no file ${file}.`);
    return work(file);
  }
  const path = join(varDirectory, `restore-${process.pid}.backup`);
  try {
    await pipeline(process.stdin, createWriteStream(path, { mode: 0o600, flags: 'wx' }), { signal });
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
