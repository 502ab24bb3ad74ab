import { parseRegistryKeys, type Registry, type ShellRelease } from '@moien/contract';

/** What the app's first page tells the shell, as JSON in the element `APP_BUNDLE_ELEMENT_ID`. */
export type AppBundle = {
  /** Of the product and of the upload, as stores show them. */
  version: string;
  build: number;
  /** Origin of the site: calls, pictures and newer releases come from there. */
  siteOrigin: string;
  registryPublicKeys: string;
  shell: ShellRelease;
  /** The releases in the app, which need no network. Its sequence is 0: every signed registry is newer. */
  registry: Registry;
};

export const BUNDLE_FILE = 'app-bundle.json';

/** Ids of the keys that no script of the shell has. */
export function missingKeys(shell: ShellRelease, keys: string, read: (path: string) => string): string[] {
  const scripts = shell.files.filter(({ path }) => path.endsWith('.js')).map(({ path }) => read(path));
  return Object.entries(parseRegistryKeys(keys))
    .filter(([, key]) => !scripts.some((script) => script.includes(key)))
    .map(([id]) => id);
}
