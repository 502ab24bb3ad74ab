import type { Release } from '@moien/contract';

/** Where the files of a release lie below its name: those it names, and the encodings that it may bring. */
export function pathsOfRelease({ files, serverEntry }: Release): { required: string[]; encoded: string[] } {
  const required = [...files.map(({ path }) => `browser/${path}`), `server/${serverEntry}`];
  return { required, encoded: required.flatMap((path) => [`${path}.br`, `${path}.gz`]) };
}
