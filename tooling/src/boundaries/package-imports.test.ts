import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { rootDirectory } from '../paths.ts';

const IMPORT = /(?:from |import\(|import )'([^']+)'/g;
/** Written into a house of its own by this test of the rules. */
const EXAMPLES = 'tooling/src/boundaries/check-boundaries.test.ts';

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: rootDirectory,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && path !== EXAMPLES)
  .filter((path) => existsSync(join(rootDirectory, path)));

const packageOf = (path: string) => path.split('/')[0] ?? '';
const packages = new Set(
  sources.map(packageOf).filter((name) => existsSync(join(rootDirectory, name, 'package.json'))),
);

/** What each source imports, as it is written. */
const imports = sources
  .filter((path) => packages.has(packageOf(path)))
  .flatMap((path) =>
    [...readFileSync(join(rootDirectory, path), 'utf8').matchAll(IMPORT)].map(([, name = '']) => ({
      path,
      name,
    })),
  );

it('reach another package by its name', () => {
  const reaching = imports.filter(({ path, name }) => {
    const target = packageOf(normalize(join(dirname(path), name)));
    return name.startsWith('.') && target !== packageOf(path) && packages.has(target);
  });
  expect(reaching).toEqual([]);
});

it('name no package that their manifest lacks', () => {
  const manifestOf = (name: string) =>
    JSON.parse(readFileSync(join(rootDirectory, name, 'package.json'), 'utf8'));
  const declared = new Map(
    [...packages].map((name) => {
      const { dependencies, devDependencies } = manifestOf(name);
      return [name, new Set(Object.keys({ ...dependencies, ...devDependencies }))];
    }),
  );
  const lacking = imports.flatMap(({ path, name }) => {
    const [, other] = /^@moien\/([^/]+)/.exec(name) ?? [];
    if (!other || other === packageOf(path)) return [];
    return declared.get(packageOf(path))?.has(`@moien/${other}`) ? [] : [`${path}: ${name}`];
  });
  expect(lacking).toEqual([]);
});
