import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AppBundle } from '@moien/contract';
import { BUNDLE_FILE, missingKeys } from '../app-bundle.ts';
import { type AppFiles, type Finding, findingsIn } from './app-files.ts';

const FILE = `www/${BUNDLE_FILE}`;
/** Stores show sizes; on a slow network people wait for each megabyte. */
const MEGABYTE = 1024 * 1024;
const MAXIMUM_MEGABYTES = 12;

/** What the last sync has put into the web folder; nothing where there was none. */
export function checkBundle(app: AppFiles): Finding[] {
  if (!app.has('www')) return [];
  const bundle = app.parse(FILE, (text) => JSON.parse(text) as AppBundle);
  const { host, build, registryPublicKeys } = app.settings();
  const megabytes = sizeOf(join(app.folder, 'www')) / MEGABYTE;
  const { shell, registry } = bundle;
  const withoutKey = missingKeys(shell, registryPublicKeys, (path) => app.text(`www${shell.base}${path}`));
  return [
    ...findingsIn(FILE, [
      [
        bundle.siteOrigin === `https://${host}` && bundle.build === build && bundle.version === app.version,
        'It is of another host, version or build than capacitor/app.json: run npm run capacitor -- sync.',
      ],
      [
        bundle.registryPublicKeys === registryPublicKeys && withoutKey.length === 0,
        'The shell does not have the registry’s keys of capacitor/app.json: build it with them and sync again.',
      ],
    ]),
    ...findingsIn('www', [
      [
        megabytes <= MAXIMUM_MEGABYTES,
        `It has ${megabytes.toFixed(1)} MB, more than the ${MAXIMUM_MEGABYTES} MB that the app may carry.`,
      ],
    ]),
    ...shell.files.flatMap(({ path, integrity }) => checkFile(app, `www${shell.base}${path}`, integrity)),
    ...registry.entries.flatMap(({ base, entry, integrity, preloadIntegrity }) =>
      Object.entries({ ...preloadIntegrity, [entry]: integrity ?? '' }).flatMap(([path, wanted]) =>
        checkFile(app, `www${base}${path}`, wanted),
      ),
    ),
  ];
}

function checkFile(app: AppFiles, file: string, integrity: string): Finding[] {
  const [algorithm = 'sha384'] = integrity.split('-', 1);
  const given = `${algorithm}-${createHash(algorithm).update(app.bytes(file)).digest('base64')}`;
  return findingsIn(file, [[given === integrity, 'Its bytes are not those that were built: sync again.']]);
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
