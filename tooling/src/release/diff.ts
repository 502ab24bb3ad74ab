import type { Release, ReleaseFile } from '@moien/contract';

/** webpack's hash of a file's content. */
const CONTENT_HASH = /\.[0-9a-f]{10}(?=\.)/;

/** What differs between two releases of a remote, one line each: `+` came, `-` went, `~` changed. */
export function diffReleases(before: Release, after: Release): string[] {
  const lines = [
    ...section('routes', diffEntries(routesOf(before), routesOf(after))),
    ...section('slots', diffEntries(slotsOf(before), slotsOf(after))),
    ...section('texts', diffEntries(textsOf(before), textsOf(after))),
    ...section('shared', diffEntries(sharedOf(before), sharedOf(after))),
    ...section('bytes', diffEntries(bytesOf(before), bytesOf(after))),
    ...section('files', diffEntries(filesOf(before), filesOf(after))),
  ];
  return lines.length > 0 ? lines : ['no difference'];
}

type Entry = { value: string; shown?: string };
type Entries = Map<string, Entry>;

function diffEntries(before: Entries, after: Entries): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old && now) return old.value === now.value ? [] : [`~ ${name} ${textOf(old)} → ${textOf(now)}`];
    return [`${now ? '+' : '-'} ${name} ${textOf(now ?? old)}`.trimEnd()];
  });
}

function textOf(entry: Entry | undefined): string {
  return entry?.shown ?? entry?.value ?? '';
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
}

function routesOf({ remote }: Release): Entries {
  return new Map(
    remote.routes.map(({ id, path, isPublic, skeleton, slots = [] }) => [
      id,
      { value: [`/${path}`, isPublic ? 'public' : 'private', skeleton, ...slots].join(' ') },
    ]),
  );
}

function slotsOf({ remote }: Release): Entries {
  return new Map(remote.slots.map(({ id }) => [id, { value: '' }]));
}

function textsOf({ texts }: Release): Entries {
  const keys = [...new Set(Object.values(texts).flat())];
  return new Map(
    keys.map((key) => [
      key,
      {
        value: Object.entries(texts)
          .filter(([, all]) => all.includes(key))
          .map(([language]) => language)
          .sort()
          .join(' '),
      },
    ]),
  );
}

function sharedOf({ builtAgainst, remote }: Release): Entries {
  const { contract, shell, shared } = builtAgainst;
  const versions = {
    ...shared,
    'the contract': contract,
    'the shell': shell,
    'supported shells': remote.supportedShells,
  };
  return new Map(Object.entries(versions).map(([name, value]) => [name, { value }]));
}

function bytesOf({ firstBytes, remote, files }: Release): Entries {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return new Map([
    ['first paint, after brotli', { value: String(firstBytes) }],
    ['budget', { value: String(remote.byteBudget) }],
    ['all files', { value: String(total) }],
  ]);
}

function filesOf({ files, serverIntegrity, serverEntry }: Release): Entries {
  return new Map([
    ...files.map(({ path, integrity, bytes }: ReleaseFile): [string, Entry] => [
      path.replace(CONTENT_HASH, ''),
      { value: integrity, shown: `${bytes} bytes` },
    ]),
    [`server/${serverEntry}`, { value: serverIntegrity, shown: serverIntegrity.slice(7, 15) }],
  ]);
}
