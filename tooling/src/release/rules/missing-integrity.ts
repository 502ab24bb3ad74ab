import type { GateRemote } from '../gate-input.ts';

const COMPRESSED = /\.(br|gz)$/;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;

/** A file that would be published without its integrity, or that is not the one which was built. */
export function missingIntegrity({ release, files }: GateRemote): string[] {
  const { name } = release.remote;
  const known = new Map(release.files.map(({ path, integrity }) => [`browser/${path}`, integrity]));
  known.set(`server/${release.serverEntry}`, release.serverIntegrity);
  const present = new Map(files.map(({ path, integrity }) => [path, integrity]));
  return [
    ...[...known]
      .filter(([, integrity]) => !INTEGRITY.test(integrity))
      .map(([path]) => `${path} of ${name} has no integrity.`),
    ...[...known]
      .filter(([path]) => !present.has(path))
      .map(([path]) => `${path} of ${name} was built and is not there any more.`),
    ...files.flatMap(({ path, integrity }) => {
      const published = path.replace(COMPRESSED, '');
      if (!known.has(published))
        return [`${path} of ${name} has no integrity: the release does not name it.`];
      const isOther =
        published === path && INTEGRITY.test(known.get(path) ?? '') && known.get(path) !== integrity;
      return isOther ? [`${path} of ${name} is not the file that was built: its integrity differs.`] : [];
    }),
  ];
}
