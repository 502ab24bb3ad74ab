import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Packages of hundreds of files, which every test file would load anew one by one: with the ways into them
 * that we use.
 */
const PACKAGES = { typebox: ['typebox', 'typebox/value', 'typebox/compile', 'typebox/format'] };

/**
 * Each of those packages in one file, made once for each version.
 * @param {string} rootDir
 * @returns {Promise<Record<string, string>>} a file for each way in
 */
export async function makeWholePackages(rootDir) {
  /** @type {Record<string, string>} */
  const files = {};
  for (const [name, entries] of Object.entries(PACKAGES)) {
    // Beside the installed package, so that copies of the project which link it have its file too.
    const installed = realpathSync(join(rootDir, 'node_modules', name));
    const { version } = require(join(installed, 'package.json'));
    const made = join(dirname(installed), '.cache', 'whole-packages', `${name}-${version}`);
    if (!existsSync(made)) await make({ rootDir, folder: made, entries });
    for (const [index, entry] of entries.entries()) files[entry] = join(made, `${index}.cjs`);
  }
  return files;
}

/**
 * One file holds them all, since what they share has to be there once.
 * @param {{ rootDir: string, folder: string, entries: readonly string[] }} options
 */
async function make({ rootDir, folder, entries }) {
  // Whoever makes it at the same time makes the same; it appears complete.
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const all = entries.map((entry, index) => `export * as _${index} from '${entry}';`).join('');
  for (const index of entries.keys())
    writeFileSync(join(unfinished, `${index}.cjs`), `module.exports = require('./all.cjs')._${index};\n`);
  await runWebpack({
    mode: 'production',
    devtool: false,
    target: 'node',
    context: rootDir,
    entry: `data:text/javascript,${encodeURIComponent(all)}`,
    output: { path: unfinished, filename: 'all.cjs', library: { type: 'commonjs2' } },
    optimization: { minimize: false },
    performance: false,
  });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * @param {import('webpack').Configuration} configuration
 * @returns {Promise<void>}
 */
async function runWebpack(configuration) {
  const { default: webpack } = await import('webpack');
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}
