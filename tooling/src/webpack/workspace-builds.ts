import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Release, type ReleaseUpload } from '@moien/contract';
import { Value } from 'typebox/value';

/** What the last build of a remote has left. */
export type WorkspaceBuild = {
  readonly release: Release;
  /** Holds `browser/` and `server/`. */
  readonly folder: string;
};

/** The newest build of every remote below a project's folder. */
export async function readWorkspaceBuilds(root: string): Promise<WorkspaceBuild[]> {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'dist/release.json')))
    .sort()
    .map((name) => readWorkspaceBuild(root, name));
}

/** The newest build of a remote below a project's folder. */
export function readWorkspaceBuild(root: string, name: string): WorkspaceBuild {
  const dist = join(root, name, 'dist');
  const release = Value.Parse(Release, JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')));
  return { release, folder: join(dist, release.version) };
}

/** A build with all its files, as it is published. */
export async function toUpload(build: WorkspaceBuild): Promise<ReleaseUpload> {
  return { release: build.release, files: toUploadFiles(await readFiles(build)) };
}

export function toUploadFiles(files: Map<string, Buffer>): ReleaseUpload['files'] {
  return [...files].map(([path, content]) => ({ path, content: content.toString('base64') }));
}

/** Everything that was built, by path, which begins with `browser/` or `server/`. */
export async function readFiles({ folder }: WorkspaceBuild): Promise<Map<string, Buffer>> {
  const parts = await Promise.all(['browser', 'server'].map((part) => filesBelow(join(folder, part))));
  const contents = parts
    .flat()
    .map(
      async (file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), await readFile(file)] as const,
    );
  return new Map(await Promise.all(contents));
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
