import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGISTRY_FORMAT, Release, RemoteDeclaration, ShellRelease } from '@moien/contract';
import { compile } from '@moien/tooling/webpack/build';
import { type FileGroups, takeBuildReport } from '@moien/tooling/webpack/build-report-plugin';
import { inputVersion } from '@moien/tooling/webpack/input-version';
import { type BuiltPackage, builtPackages, ROOT } from '@moien/tooling/webpack/packages';
import { compressFiles, integrityOf, listFiles } from '@moien/tooling/webpack/release-files';
import { Value } from 'typebox/value';
import { directModulesFile, type MonolithOutput, monolithConfigs, monolithFolder } from './config.ts';
import { directModules } from './direct-modules.ts';

const SERVER_ENTRY = 'server.cjs';
const FIRST_PAINT_FONT = /latin-wght-normal\.[^/]+\.woff2$/;

/** What only the gate of a publication reads. */
const NEVER_PUBLISHED: Pick<Release, 'builtAgainst' | 'texts' | 'uses' | 'firstBytes'> = {
  builtAgainst: { contract: '', shell: '', shared: {} },
  texts: { en: [], fr: [], de: [] },
  uses: [],
  firstBytes: 0,
};

/**
 * Builds shell and remotes as one and describes them so that the gateway serves them as it serves the
 * product.
 */
export async function buildMonolith(folder: string): Promise<MonolithOutput> {
  const output = { folder, version: `${inputVersion('shell')}-monolith` };
  const remotes = builtPackages().filter((name) => name !== 'shell');
  mkdirSync(folder, { recursive: true });
  writeFileSync(directModulesFile(output), directModules(remotes));
  await compile(monolithConfigs(output, remotes), () => undefined);
  const browser = join(monolithFolder(output, 'shell'), 'browser');
  const groups = takeBuildReport(browser);
  await compressFiles(browser);
  const shell = shellRelease(output.version, groups, browser);
  write(output, 'shell', shell);
  for (const remote of remotes) write(output, remote, remoteRelease(output, remote, shell, groups));
  return output;
}

function shellRelease(version: string, groups: FileGroups, browser: string): ShellRelease {
  const files = listFiles(browser);
  return Value.Parse(ShellRelease, {
    format: REGISTRY_FORMAT,
    version,
    base: `/assets/${version}/`,
    ...groups.shell,
    fonts: files.map(({ path }) => path).filter((path) => FIRST_PAINT_FONT.test(path)),
    files,
  });
}

/**
 * A remote without files of its own: entry and chunks are those of the one build, so that documents preload
 * them.
 */
function remoteRelease(
  output: MonolithOutput,
  name: BuiltPackage,
  shell: ShellRelease,
  groups: FileGroups,
): Release {
  const remote = Value.Parse(
    RemoteDeclaration,
    JSON.parse(readFileSync(join(ROOT, name, 'remote.json'), 'utf8')),
  );
  const fromRemote = (path: string) => `../../..${shell.base}${path}`;
  const chunk = (route: string) => {
    const { scripts, styles } = groups[`route-${route}`] ?? { scripts: [], styles: [] };
    return { scripts: scripts.map(fromRemote), styles: styles.map(fromRemote) };
  };
  const [entry = ''] = shell.scripts;
  return Value.Parse(Release, {
    format: REGISTRY_FORMAT,
    version: shell.version,
    remote,
    entry: fromRemote(entry),
    serverEntry: SERVER_ENTRY,
    serverIntegrity: integrityOf(readFileSync(join(monolithFolder(output, name), 'server', SERVER_ENTRY))),
    preload: Object.fromEntries(remote.routes.map(({ id }) => [id, chunk(id)])),
    files: shell.files.map((file) => ({ ...file, path: fromRemote(file.path) })),
    ...NEVER_PUBLISHED,
  });
}

function write({ folder }: MonolithOutput, name: BuiltPackage, release: object): void {
  mkdirSync(join(folder, name, 'dist'), { recursive: true });
  writeFileSync(join(folder, name, 'dist/release.json'), JSON.stringify(release));
}
