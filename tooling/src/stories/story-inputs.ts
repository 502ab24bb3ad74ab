import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { rootDirectory } from '../paths.ts';
import { approvedFolder } from './screenshots.ts';

/** By the file of the stories: a hash of all that decides how they look, and of their approved pictures. */
export type StoryInputs = Readonly<Record<string, string>>;

const recordFile = join(approvedFolder, 'inputs.json');

/** What every story is made of or judged by, besides the modules that it imports. */
const COMMON_FILES = ['package-lock.json', 'tooling/storybook/*.*', 'tooling/src/stories/*.ts'];

/** Namespaces that stories of any package show. */
const COMMON_LOCALES = '{shell,shared-lib}/src/**/locales/*.json';

/** The record of the last time that all stories were approved. */
export function readStoryInputs(): StoryInputs {
  return existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};
}

export function writeStoryInputs(inputs: StoryInputs): void {
  const sorted = Object.fromEntries(Object.entries(inputs).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(recordFile, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

/** What stories look like follows from their modules, texts and pictures; a hash of each, by their file. */
export async function findStoryInputs(
  picturesOf: ReadonlyMap<string, readonly string[]>,
  root = rootDirectory,
): Promise<StoryInputs> {
  const imports = await readImports(root);
  const hashOf = rememberHashes(root);
  const common = [
    ...COMMON_FILES.flatMap((pattern) => filesOf(root, pattern)),
    ...reachable(imports, 'tooling/storybook/preview.tsx'),
  ];
  return Object.fromEntries(
    [...picturesOf].map(([file, pictures]) => {
      const [packageName] = file.split('/');
      const files = new Set([
        ...common,
        ...reachable(imports, file),
        ...filesOf(
          root,
          `{${packageName}/remote.json,${packageName}/src/**/locales/*.json,${COMMON_LOCALES}}`,
        ),
        ...pictures,
      ]);
      const hash = createHash('sha256');
      for (const path of [...files].sort()) hash.update(`${path}\0${hashOf(path)}\0`);
      return [file, hash.digest('base64url').slice(0, 22)];
    }),
  );
}

type Imports = ReadonlyMap<string, readonly string[]>;

/** Modules, styles and data that each file of a package imports; installed packages are in the lock file. */
async function readImports(root: string): Promise<Imports> {
  const packages = globSync('{contract,shared-lib,shell,mf-*}/src', { cwd: root });
  const { output } = await cruise(
    [...packages, 'tooling/storybook'],
    {
      baseDir: root,
      parser: 'swc',
      doNotFollow: { path: 'node_modules' },
      exclude: { path: ['/dist/', '\\.test\\.tsx?$'] },
      tsPreCompilationDeps: true,
      combinedDependencies: true,
    },
    {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.mdx'],
    },
  );
  const { modules } = output as ICruiseResult;
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.map(({ resolved }) => resolved).filter((path) => !path.includes('node_modules')),
    ]),
  );
}

/** A file and all that it imports, whichever way. */
function reachable(imports: Imports, file: string): string[] {
  const found = new Set([file]);
  for (const path of found) for (const imported of imports.get(path) ?? []) found.add(imported);
  return [...found].filter((path) => !path.startsWith('node:'));
}

function filesOf(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/** Hashes of files, each read once. A missing file counts as `missing`, so that its creation is a change. */
function rememberHashes(root: string): (path: string) => string {
  const known = new Map<string, string>();
  return (path) => {
    const file = join(root, path);
    const hash =
      known.get(path) ??
      (existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('base64url') : 'missing');
    known.set(path, hash);
    return hash;
  };
}
