import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerName, Release, type ReleaseUpload } from '@moien/contract';
import { Value } from 'typebox/value';
import { integrityOf } from '../webpack/release-files.ts';

export type RemadeRelease = Pick<ReleaseUpload, 'release' | 'files'>;
/** Contents by path, such as `browser/entry.js`. */
export type ReleaseContents = Map<string, string>;

const COMPRESSED = /\.(br|gz)$/;

/**
 * A built release as another version of itself: every name of the version is replaced, `edit` may change what
 * the files say, and all integrity is made to fit, as if it had been built so.
 * @param folder of the built version, with `release.json`, `browser` and `server`
 */
export function remakeRelease(
  folder: string,
  version: string,
  edit: (contents: ReleaseContents, release: Release) => void = () => undefined,
): RemadeRelease {
  const built = Value.Parse(Release, JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
  const release = { ...structuredClone(built), version };
  const contents = renamed(readContents(folder), built, version);
  edit(contents, release);
  const entry = `browser/${release.entry}`;
  const others = release.files.filter(({ path }) => path !== release.entry);
  for (const file of others) {
    const integrity = integrityOf(contents.get(`browser/${file.path}`) ?? '');
    contents.set(entry, (contents.get(entry) ?? '').replaceAll(file.integrity, integrity));
    file.integrity = integrity;
  }
  for (const file of release.files) {
    const content = Buffer.from(contents.get(`browser/${file.path}`) ?? '');
    Object.assign(file, { integrity: integrityOf(content), bytes: content.byteLength });
  }
  release.serverIntegrity = integrityOf(contents.get(`server/${release.serverEntry}`) ?? '');
  return {
    release,
    files: [...contents].map(([path, content]) => ({
      path,
      content: Buffer.from(content).toString('base64'),
    })),
  };
}

function readContents(folder: string): ReleaseContents {
  const files = ['browser', 'server'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(files.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]));
}

function renamed(contents: ReleaseContents, { remote, version: from }: Release, to: string): ReleaseContents {
  const [oldContainer, newContainer] = [containerName(remote.name, from), containerName(remote.name, to)];
  return new Map(
    [...contents].map(([path, content]) => [
      path,
      content.replaceAll(from, to).replaceAll(oldContainer, newContainer),
    ]),
  );
}
