import type { GateRemote } from '../gate-input.ts';

/** What remote.json promises and the build does not expose, and first files that were not built. */
export function missingParts({ release }: GateRemote): string[] {
  const { entry, files, preload, remote } = release;
  const built = new Set(files.map(({ path }) => path));
  const unexposed = remote.routes
    .filter(({ id }) => !Object.hasOwn(preload, id))
    .map(
      ({ id }) => `${remote.name}/remote.json names the route ${id}, but the build exposes nothing for it.`,
    );
  const first = [entry, ...Object.values(preload).flatMap(({ scripts, styles }) => [...scripts, ...styles])];
  const unbuilt = [...new Set(first)]
    .filter((path) => !built.has(path))
    .map(
      (path) => `${remote.name} needs browser/${path} for its first paint, but the release has no such file.`,
    );
  return [...unexposed, ...unbuilt];
}
