import { parseRegistryKeys, type ShellRelease } from '@moien/contract';

export const BUNDLE_FILE = 'app-bundle.json';

/** Ids of the keys that no script of the shell has. */
export function missingKeys(shell: ShellRelease, keys: string, read: (path: string) => string): string[] {
  const scripts = shell.files.filter(({ path }) => path.endsWith('.js')).map(({ path }) => read(path));
  return Object.entries(parseRegistryKeys(keys))
    .filter(([, key]) => !scripts.some((script) => script.includes(key)))
    .map(([id]) => id);
}
