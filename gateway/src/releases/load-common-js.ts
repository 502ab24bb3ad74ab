import { compileFunction, runInThisContext, Script } from 'node:vm';

type Require = (specifier: string) => unknown;

type LoadOptions = {
  /** Longest time in milliseconds that it may run until it has exported; without it as long as it likes. */
  timeout?: number;
  /** What it sees as `console`; default: that of this process. */
  console?: Console;
};

/**
 * Runs a CommonJS build from its text with an explicit `require`. Unlike `import` it can be repeated and its
 * memory reclaimed, and it does not depend on where the file lies. It is no sandbox: only verified builds may
 * come here.
 */
export function loadCommonJs(
  source: string,
  filename: string,
  require: Require,
  { timeout, console: ownConsole = console }: LoadOptions = {},
): unknown {
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(source, ['module', 'exports', 'require', 'console'], { filename });
  const load = () => run(module, module.exports, require, ownConsole);
  if (timeout === undefined) load();
  else runWithin(timeout, load);
  return module.exports;
}

/** The global object that scripts of node:vm see. */
const scriptGlobal = runInThisContext('globalThis') as object;
const PENDING = Symbol.for('moien.pending-load');
const runPending = new Script('globalThis[Symbol.for("moien.pending-load")]()');

/** Only what a script of node:vm calls can be cut off. */
function runWithin(timeout: number, load: () => void): void {
  Reflect.set(scriptGlobal, PENDING, load);
  try {
    runPending.runInThisContext({ timeout });
  } finally {
    Reflect.deleteProperty(scriptGlobal, PENDING);
  }
}
