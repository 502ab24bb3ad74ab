import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { errorText, Problem } from '../problem.ts';
import { STREAM } from './arguments.ts';

const OWNER_ONLY = 0o600;

export type OutputFile = {
  stream: Writable;
  /** Gives the file its name, once everything is on the disk. */
  keep: () => Promise<void>;
  /** Nothing remains that could be taken for a backup. */
  discard: () => Promise<void>;
};

/** A file that only its owner can read, or the standard output. @throws Problem for a file that exists */
export async function openOutputFile(file: string): Promise<OutputFile> {
  if (file === STREAM) return openStandardOutput();
  if (existsSync(file)) throw new Problem(`There is a file ${file} already: name another one.`);
  const part = `${file}.part`;
  const handle = await open(part, 'wx', OWNER_ONLY).catch((error) => {
    throw new Problem(`The backup cannot be written to ${part} (${errorText(error)}).`);
  });
  await handle.chmod(OWNER_ONLY);
  return {
    stream: createWriteStream('', { fd: handle, flush: true }),
    keep: () => rename(part, file),
    discard: () => rm(part, { force: true }),
  };
}

function openStandardOutput(): OutputFile {
  if (process.stdout.isTTY)
    throw new Problem('A backup is not written to a terminal: name a file, or use a pipe.');
  return { stream: process.stdout, keep: async () => undefined, discard: async () => undefined };
}
