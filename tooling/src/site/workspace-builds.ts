import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Release, type ReleaseUpload } from '@moien/contract';
import { Value } from 'typebox/value';

/** What the last build of a remote has left. */
export type WorkspaceBuild = {
  readonly release: Release;
  /** Holds `browser/` and `server/`. */
  readonly folder: string;
};

const ENCODINGS = ['', '.br', '.gz'];

/** The newest build of every remote below a project's folder. */
export async function readWorkspaceBuilds(root: string): Promise<WorkspaceBuild[]> {
  const names = readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'dist/release.json')))
    .sort();
  return Promise.all(names.map((name) => readBuild(join(root, name, 'dist'))));
}

/** A build with all its files, as it is published. */
export async function toUpload(build: WorkspaceBuild): Promise<ReleaseUpload> {
  const files = [...(await readFiles(build))].map(([path, content]) => ({
    path,
    content: content.toString('base64'),
  }));
  return { release: build.release, files };
}

/** By path, which begins with `browser/` or `server/`. */
export async function readFiles({ release, folder }: WorkspaceBuild): Promise<Map<string, Buffer>> {
  const paths = release.files.flatMap(({ path }) => ENCODINGS.map((suffix) => `browser/${path}${suffix}`));
  const present = [...paths, `server/${release.serverEntry}`].filter((path) =>
    existsSync(join(folder, path)),
  );
  const contents = await Promise.all(
    present.map(async (path) => [path, await readFile(join(folder, path))] as const),
  );
  return new Map(contents);
}

async function readBuild(dist: string): Promise<WorkspaceBuild> {
  const release = Value.Parse(Release, JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')));
  return { release, folder: join(dist, release.version) };
}
