import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { builtinResolvers, type Documentation, ERROR_CODES, makeFsImporter, parse } from 'react-docgen';

/** Types of packages are not followed: react-docgen would parse all of lucide for the name of one icon. */
function findOwnFile(path: string, folder: string): string {
  if (path.startsWith('.')) return resolve(folder, path);
  throw Object.assign(new Error(`${path} is not followed.`), { code: 'MODULE_NOT_FOUND' });
}

/** react-docgen names no type that is `readonly`. */
function withoutReadonly(source: string): string {
  return source.replaceAll(/([:=]) readonly (?=[[\w])/g, '$1 ');
}

/** The components that a file exports, with their props as its types and comments say them. */
export function readComponentProps(file: string): Documentation[] {
  try {
    return parse(withoutReadonly(readFileSync(file, 'utf8')), {
      filename: file,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      importer: makeFsImporter(findOwnFile),
      babelOptions: { babelrc: false, configFile: false },
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}
