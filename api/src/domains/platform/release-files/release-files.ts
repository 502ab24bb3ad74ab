import { createHash } from 'node:crypto';
import { ReleaseVersion, RemoteName } from '@moien/contract';
import { Value } from 'typebox/value';

/**
 * Where the files of releases are kept. A key is `mf-name/VERSION/browser/entry.js`; one that is none names
 * no file.
 */
export type ReleaseFiles = {
  read: (key: string) => Promise<Buffer | undefined>;
  exists: (key: string) => Promise<boolean>;
  /** All or nothing: nobody ever reads half a file. @throws RangeError for what is no key */
  write: (key: string, bytes: Buffer) => Promise<void>;
  /** What is not there is left alone. @throws RangeError for what is no key */
  remove: (key: string) => Promise<void>;
};

const PATH = /^(browser|server)(\/[A-Za-z0-9_@-][A-Za-z0-9_.@-]*)+$/;
const KEY_LENGTH_MAXIMUM = 300;

/** No part of a key begins with a dot, so none leads out of its folder or hides a file. */
export function isReleaseKey(key: string): boolean {
  const [remote, version, ...path] = key.split('/');
  return (
    key.length <= KEY_LENGTH_MAXIMUM &&
    Value.Check(RemoteName, remote) &&
    Value.Check(ReleaseVersion, version) &&
    PATH.test(path.join('/'))
  );
}

export function requireReleaseKey(key: string): string {
  if (isReleaseKey(key)) return key;
  throw new RangeError('This is no name for a file of a release.');
}

/** `path` begins with `browser/` or `server/`. */
export function releaseKey(remote: string, version: string, path: string): string {
  return `${remote}/${version}/${path}`;
}

/** As a page and a manifest name it. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
