import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { rootDirectory } from '../paths.ts';

export interface ProjectCopy {
  readonly root: string;
  remove(): void;
}

const NOT_COPIED = ['.git', '.nx', 'docs', 'node_modules', 'var'];
/** What no page is made of. */
const NOT_COPIED_BELOW = [
  join('bench', 'src'),
  join('dist', 'development'),
  join('dist', 'storybook'),
  'node_modules',
];

/**
 * The project with its builds in a temporary folder, where a test may change it. Installed packages are
 * linked.
 */
export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'moien-project-'));
  for (const name of readdirSync(rootDirectory)) {
    if (!NOT_COPIED.includes(name)) copyWithoutPackages(join(rootDirectory, name), join(root, name));
  }
  linkPackages(root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function copyWithoutPackages(from: string, to: string): void {
  const filter = (path: string) => !NOT_COPIED_BELOW.some((ending) => path.endsWith(sep + ending));
  cpSync(from, to, { recursive: true, filter });
}

/**
 * Each installed package is the project's; the project's own are the copy's. Caches of builds are left out.
 */
function linkPackages(root: string): void {
  const workspaces = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
  for (const name of workspaces) {
    const nested = join(rootDirectory, name, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(root, name, 'node_modules'), 'junction');
  }
  const installed = join(rootDirectory, 'node_modules');
  const own = join(root, 'node_modules', '@moien');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name === '.cache' || name === '@moien') continue;
    symlinkSync(join(installed, name), join(root, 'node_modules', name), 'junction');
  }
  for (const name of workspaces) symlinkSync(relative(own, join(root, name)), join(own, name), 'junction');
}
