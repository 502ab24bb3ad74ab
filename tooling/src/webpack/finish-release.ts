import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  REGISTRY_FORMAT,
  Release,
  type ReleaseFile,
  SHELL_PROVISIONS_FILE,
  ShellRelease,
} from '@moien/contract';
import { Value } from 'typebox/value';
import { type FileGroups, takeBuildReport } from './build-report-plugin.ts';
import { firstBytes } from './byte-budget.ts';
import { describeRemote } from './describe-remote.ts';
import type { BuildOptions } from './packages.ts';
import { compressFiles, integrityOf, listFiles } from './release-files.ts';
import { keepBuild, versionFolder } from './release-folders.ts';
import { shellProvisions } from './shell-provisions.ts';

const ROUTE_CHUNK = 'route-';
/**
 * Parts of a route that the server draws too and whose scripts come after the first: the document has their
 * styles.
 */
const LAZY_CHUNK = 'lazy-';
const ENTRY = 'entry.js';
const SERVER_ENTRY = 'server.cjs';
const FIRST_PAINT_FONT = /latin-wght-normal\.[^/]+\.woff2$/;

/** Describes a finished build in `release.json`: what a registry or a document must know of it. */
export async function finishRelease(options: BuildOptions): Promise<void> {
  const { name, version, mode } = options;
  const browser = join(versionFolder(options), 'browser');
  const groups = takeBuildReport(browser);
  if (name === 'shell')
    writeFileSync(join(browser, SHELL_PROVISIONS_FILE), JSON.stringify(shellProvisions(version)));
  if (mode === 'production') await compressFiles(browser);
  if (name === 'shell' && mode === 'production') await compressFiles(join(versionFolder(options), 'worker'));
  const files = listFiles(browser);
  const release =
    name === 'shell' ? shellRelease(version, groups, files) : remoteRelease(options, groups, files);
  keepBuild(options, release);
}

function shellRelease(version: string, groups: FileGroups, files: ReleaseFile[]): ShellRelease {
  const fonts = files.map((file) => file.path).filter((path) => FIRST_PAINT_FONT.test(path));
  const entry = groups.shell ?? { scripts: [], styles: [] };
  return Value.Parse(ShellRelease, {
    format: REGISTRY_FORMAT,
    version,
    base: `/assets/${version}/`,
    ...entry,
    fonts,
    files,
  });
}

function remoteRelease(options: BuildOptions, groups: FileGroups, files: ReleaseFile[]): Release {
  const { name, version } = options;
  const described = describeRemote(name);
  const module = groups.__federation_expose_remote ?? { scripts: [], styles: [] };
  const preload = Object.fromEntries(
    described.remote.routes.map(({ id }) => {
      const route = groups[`${ROUTE_CHUNK}${id}`];
      if (!route)
        throw new Error(
          `${name}: remote.json names the route ${id}, but no chunk ${ROUTE_CHUNK}${id} was built.`,
        );
      const lazy = groups[`${LAZY_CHUNK}${id}`];
      return [
        id,
        {
          scripts: [...new Set([...module.scripts, ...route.scripts])],
          styles: [...new Set([...module.styles, ...route.styles, ...(lazy?.styles ?? [])])],
        },
      ];
    }),
  );
  return Value.Parse(Release, {
    format: REGISTRY_FORMAT,
    version,
    ...described,
    entry: ENTRY,
    serverEntry: SERVER_ENTRY,
    serverIntegrity: integrityOf(readFileSync(join(versionFolder(options), 'server', SERVER_ENTRY))),
    preload,
    files,
    firstBytes: firstBytes(join(versionFolder(options), 'browser'), ENTRY, preload),
  });
}
