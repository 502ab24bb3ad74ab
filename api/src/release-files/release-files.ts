/** Where the files of releases are kept. A key is `mf-name/VERSION/browser/entry.js`; one that is none names no file. */
export type ReleaseFiles = {
  read: (key: string) => Promise<Buffer | undefined>;
  exists: (key: string) => Promise<boolean>;
  /** All or nothing: nobody ever reads half a file. @throws RangeError for what is no key */
  write: (key: string, bytes: Buffer) => Promise<void>;
  /** What is not there is left alone. @throws RangeError for what is no key */
  remove: (key: string) => Promise<void>;
};

const KEY =
  /^mf-[a-z][a-z0-9-]{1,30}\/[0-9a-zA-Z][0-9a-zA-Z.+-]{0,59}\/(browser|server)(\/[A-Za-z0-9_@-][A-Za-z0-9_.@-]*)+$/;
const KEY_LENGTH_MAXIMUM = 300;

/** No part of a key begins with a dot, so none leads out of its folder or hides a file. */
export function isReleaseKey(key: string): boolean {
  return key.length <= KEY_LENGTH_MAXIMUM && KEY.test(key);
}

export function requireReleaseKey(key: string): string {
  if (isReleaseKey(key)) return key;
  throw new RangeError('This is no name for a file of a release.');
}

/** `path` begins with `browser/` or `server/`. */
export function releaseKey(remote: string, version: string, path: string): string {
  return `${remote}/${version}/${path}`;
}
