import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages.ts';

/**
 * What exists once on a page (and once in a server process): provided by the shell, never bundled by a
 * remote.
 */
const SHARED_SPECIFIERS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'mobx',
  'mobx-react-lite',
  'i18next',
  'react-i18next',
  '@moien/shared-lib',
] as const;

/** Of these the shell provides a part: a shared package cannot be tree-shaken. */
export const PROVIDED_IN_PART = ['react-router-dom', 'react-i18next'];

/** The file that exports this part, relative to the project. */
export function providedPart(specifier: string): string {
  return `shared-lib/src/provided/${specifier}.ts`;
}

function providedBy(specifier: string) {
  if (!PROVIDED_IN_PART.includes(specifier)) return {};
  return { import: join(ROOT, providedPart(specifier)) };
}

function packageOf(specifier: string): string {
  return specifier.startsWith('@')
    ? specifier.split('/').slice(0, 2).join('/')
    : (specifier.split('/')[0] ?? specifier);
}

function versionOf(specifier: string): string {
  const path = join(ROOT, 'node_modules', packageOf(specifier), 'package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}

function rangeOf(specifier: string): string {
  const version = versionOf(specifier);
  return version.startsWith('0.') ? `~${version}` : `^${version}`;
}

/** The shell provides each, at once; `strictVersion` makes a wrong major fail instead of warn. */
export function sharedByShell() {
  return sharedWith((specifier) => ({
    version: versionOf(specifier),
    requiredVersion: rangeOf(specifier),
    eager: true,
    ...providedBy(specifier),
  }));
}

/** A remote takes each from the shell and carries no copy. */
export function sharedByRemote() {
  return sharedWith((specifier) => ({ requiredVersion: rangeOf(specifier), import: false as const }));
}

/** By specifier, the versions that a build of today asks the shell for. */
export function sharedRanges(): Record<string, string> {
  return Object.fromEntries(SHARED_SPECIFIERS.map((specifier) => [specifier, rangeOf(specifier)]));
}

/** By specifier, the versions that a shell of today provides. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(SHARED_SPECIFIERS.map((specifier) => [specifier, versionOf(specifier)]));
}

function sharedWith<Options extends object>(options: (specifier: string) => Options) {
  return Object.fromEntries(
    SHARED_SPECIFIERS.map((specifier) => [
      specifier,
      { singleton: true, strictVersion: true, ...options(specifier) },
    ]),
  );
}

export function isShared(specifier: string): boolean {
  return SHARED_SPECIFIERS.some((shared) => shared === specifier);
}
