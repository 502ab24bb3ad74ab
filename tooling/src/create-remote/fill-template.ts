import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteNames } from './remote-names.ts';

/**
 * Lies as the files will lie below the project's folder; the words of the placeholder stand for the remote's
 * name.
 */
const TEMPLATE = join(import.meta.dirname, '..', '..', 'templates', 'remote');

/** Writes the template's files with the remote's name below a folder. Returns their paths, relative to it. */
export function fillTemplate(names: RemoteNames, target: string): string[] {
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files
    .map((entry) => join(entry.parentPath, entry.name).slice(TEMPLATE.length + 1))
    .sort()
    .map((source) => {
      const path = named(source, names);
      mkdirSync(dirname(join(target, path)), { recursive: true });
      writeFileSync(join(target, path), named(readFileSync(join(TEMPLATE, source), 'utf8'), names));
      return path;
    });
}

function named(text: string, { kebab, camel, pascal, title }: RemoteNames): string {
  return text
    .replaceAll('remote-name', kebab)
    .replaceAll('remoteName', camel)
    .replaceAll('RemoteName', pascal)
    .replaceAll('Remote name', title);
}
