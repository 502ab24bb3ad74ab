import { join } from 'node:path';
import { ROOT } from './packages.ts';

const modules = (path: string) => join(ROOT, 'node_modules', path);

/**
 * Packages that would reach the shell twice or in their development build: the federation runtime is asked
 * for both by `import` and by `require`, and React Router names its development files for every condition.
 */
export const singleCopy: Record<string, string> = {
  '@module-federation/runtime$': modules('@module-federation/runtime/dist/index.js'),
  '@module-federation/runtime-core$': modules('@module-federation/runtime-core/dist/index.js'),
  '@module-federation/sdk$': modules('@module-federation/sdk/dist/index.js'),
  '@module-federation/error-codes$': modules('@module-federation/error-codes/dist/index.mjs'),
  'react-router$': modules('react-router/dist/production/index.mjs'),
  'react-router/dom$': modules('react-router/dist/production/dom-export.mjs'),
};
