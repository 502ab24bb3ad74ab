import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type EcmaScriptModule, type Program, parseSync } from 'oxc-parser';

/** A parsed source file. */
export type Source = {
  /** Relative to the project, with slashes. */
  file: string;
  text: string;
  program: Program;
  module: EcmaScriptModule;
  /** Line of an offset, from 1. */
  lineOf: (offset: number) => number;
};

/** @throws when the file is no TypeScript */
export function readSource(root: string, file: string): Source {
  const text = readFileSync(join(root, file), 'utf8');
  const { program, module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  return { file, text, program, module, lineOf: (offset) => text.slice(0, offset).split('\n').length };
}

/** The files that a build of these entries is made of, without what is installed and without types. */
export function builtSources(root: string, entries: string[]): Source[] {
  const sources = new Map<string, Source>();
  const pending = [...entries];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (sources.has(file)) continue;
    const source = readSource(root, file);
    sources.set(file, source);
    pending.push(...importedFiles(root, source));
  }
  return [...sources.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Where a relative import leads to; `undefined` for what is installed, for styles and for texts. */
export function resolveImport(root: string, from: string, specifier: string): string | undefined {
  if (!/^\.{1,2}\/.*\.tsx?$/.test(specifier)) return undefined;
  const file = posix.join(posix.dirname(from), specifier);
  return existsSync(join(root, file)) ? file : undefined;
}

function importedFiles(root: string, { file, text, module }: Source): string[] {
  const specifiers = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"]|['"]$/g, ''),
    ),
  ];
  return specifiers.flatMap((specifier) => resolveImport(root, file, specifier) ?? []);
}
