import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { version } from '@swc/core';
import swcJest from '@swc/jest';

/** @type {import('@swc/core').Options} */
const options = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2024',
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

/** @type {import('@jest/transform').SyncTransformer} */
const swc = /** @type {never} */ (swcJest.createTransformer(options));

/** @type {Map<string, boolean>} whether files named .js in a folder are ES modules */
const known = new Map();

/**
 * @param {string} folder
 * @returns {boolean}
 */
function holdsModules(folder) {
  const remembered = known.get(folder);
  if (remembered !== undefined) return remembered;
  const manifest = join(folder, 'package.json');
  const answer = existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, 'utf8')).type === 'module'
    : dirname(folder) !== folder && holdsModules(dirname(folder));
  known.set(folder, answer);
  return answer;
}

/**
 * Installed CommonJS files are left alone, whatever is an ES module is translated: no list of packages to
 * keep.
 * @param {string} path
 */
function needsTransform(path) {
  if (!path.includes(`${sep}node_modules${sep}`) || path.endsWith('.mjs')) return true;
  return path.endsWith('.js') && holdsModules(dirname(path));
}

export default {
  /** @type {import('@jest/transform').SyncTransformer['process']} */
  process(source, path, transform) {
    return needsTransform(path) ? swc.process(source, path, transform) : { code: source };
  },
  /**
   * What comes out depends on nothing of a project, so that all of them share it.
   * @type {NonNullable<import('@jest/transform').SyncTransformer['getCacheKey']>}
   */
  getCacheKey(source, path) {
    const made = JSON.stringify([needsTransform(path), version, options, path]);
    return createHash('sha1').update(made).update(source).digest('hex');
  },
};
