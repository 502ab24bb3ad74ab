import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { isAbsence, releaseKey } from '@moien/api';
import { ReleaseVersion, RemoteName } from '@moien/contract';
import { Value } from 'typebox/value';
import type { ReadReleaseFile } from '../releases/read-release-file.ts';

/** A file that can be sent. */
type StoredFile = { bytes: number; open: () => Readable | Buffer };

/**
 * Looks a path up, which may be anything that a visitor can write; `undefined` when there is no such file.
 */
export type FindFile = (path: string) => Promise<StoredFile | undefined>;

/** Files below a folder. */
export function filesOfFolder(folder: string): FindFile {
  return async (path) => {
    const file = normalize(join(folder, path));
    if (!file.startsWith(normalize(folder) + sep) || path.includes('\0')) return undefined;
    const found = await stat(file).catch((error: unknown) => {
      if (isAbsence(error)) return undefined;
      throw error;
    });
    return found?.isFile() ? { bytes: found.size, open: () => createReadStream(file) } : undefined;
  };
}

/** The form in which files are published: nothing in it leads out of the release. */
const RELEASE_PATH = /^(?!.*(^|\/)\.{0,2}(\/|$))[A-Za-z0-9_./@-]{1,200}$/;

/** Browser files of a release. */
export function filesOfRelease(readFile: ReadReleaseFile, name: string, version: string): FindFile {
  const isRelease = Value.Check(RemoteName, name) && Value.Check(ReleaseVersion, version);
  return async (path) => {
    if (!isRelease || !RELEASE_PATH.test(path)) return undefined;
    const content = await readFile(releaseKey(name, version, `browser/${path}`));
    return content && { bytes: content.byteLength, open: () => content };
  };
}
