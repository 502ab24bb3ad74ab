import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AppBundle,
  REGISTRY_FORMAT,
  releaseBase,
  resolveRegistry,
  ShellRelease,
  toOffer,
} from '@moien/contract';
import { Value } from 'typebox/value';
import { Problem } from '../problem.ts';
import { readWorkspaceBuilds } from '../webpack/workspace-builds.ts';
import { BUNDLE_FILE, missingKeys } from './app-bundle.ts';
import type { AppSettings } from './app-settings.ts';
import { errorPage, startPage } from './pages.ts';

/** Compressed copies are for servers, source maps for developers. */
const LEFT_OUT = /\.(br|gz|map)$/;

/** Fills the app's web folder from the builds of a project. @throws Problem when something is not built */
export async function writeBundle(root: string, folder: string, settings: AppSettings, version: string) {
  const shell = readShellRelease(root);
  const builds = await readWorkspaceBuilds(root);
  const state = {
    format: REGISTRY_FORMAT,
    sequence: 0,
    remotes: builds.map(({ release }) => ({ name: release.remote.name, offers: [toOffer(release)] })),
  };
  const registry = resolveRegistry(state, shell.version);
  const left = builds.filter(
    ({ release }) => !registry.entries.some(({ remote }) => remote.name === release.remote.name),
  );
  if (left.length > 0)
    throw new Problem(
      `${left.map(({ release }) => release.remote.name).join(', ')} does not support shell ${shell.version}: build everything anew (npm run build).`,
    );
  const shellFolder = join(root, 'shell/dist', shell.version, 'browser');
  checkKeys(shellFolder, shell, settings.registryPublicKeys);
  rmSync(folder, { recursive: true, force: true });
  copyFiles(shellFolder, join(folder, shell.base));
  for (const { release, folder: built } of builds)
    copyFiles(join(built, 'browser'), join(folder, releaseBase(release.remote.name, release.version)));
  const bundle: AppBundle = {
    version,
    build: settings.build,
    siteOrigin: `https://${settings.host}`,
    registryPublicKeys: settings.registryPublicKeys,
    shell,
    registry,
  };
  writeFileSync(join(folder, BUNDLE_FILE), `${JSON.stringify(bundle, undefined, 2)}\n`);
  writeFileSync(join(folder, 'index.html'), startPage(bundle));
  writeFileSync(join(folder, 'error.html'), errorPage());
  return bundle;
}

function readShellRelease(root: string): ShellRelease {
  const file = join(root, 'shell/dist/release.json');
  if (!existsSync(file)) throw new Problem('The shell is not built: run npm run build first.');
  return Value.Parse(ShellRelease, JSON.parse(readFileSync(file, 'utf8')));
}

/** The keys are compiled into the shell, so a shell of other keys would believe somebody else. */
function checkKeys(folder: string, shell: ShellRelease, keys: string): void {
  if (missingKeys(shell, keys, (path) => readFileSync(join(folder, path), 'utf8')).length === 0) return;
  throw new Problem(
    `The shell was built with other keys than registryPublicKeys of capacitor/app.json: run REGISTRY_PUBLIC_KEYS=${keys} npm run build first.`,
  );
}

function copyFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  cpSync(from, to, { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
}
