import { compileFunction } from 'node:vm';

type Require = (specifier: string) => unknown;

/**
 * Runs a CommonJS build from its text with an explicit `require`. Unlike `import` it can be repeated and its memory
 * reclaimed, and it does not depend on where the file lies. It is no sandbox: only verified builds may come here.
 */
export function loadCommonJs(source: string, filename: string, require: Require): unknown {
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(source, ['module', 'exports', 'require'], { filename });
  run(module, module.exports, require);
  return module.exports;
}
