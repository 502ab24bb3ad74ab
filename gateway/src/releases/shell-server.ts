import { createRequire, isBuiltin } from 'node:module';
import type { RenderRequest, RenderResult } from '@moien/contract';
import { loadCommonJs } from './load-common-js.ts';
import type { ShellBuild } from './shell-build.ts';

/** What the shell's server build exports. */
export type ShellServer = {
  render: (request: RenderRequest) => Promise<RenderResult>;
  sharedModules: Record<string, unknown>;
};

const nodeRequire = createRequire(import.meta.url);

export function loadShellServer(
  shell: Pick<ShellBuild, 'serverBuild'>,
  options: { console?: Console } = {},
): ShellServer {
  const require = (specifier: string): unknown => {
    if (!isBuiltin(specifier))
      throw new Error(`The shell's server build asks for «${specifier}», which it should contain.`);
    return nodeRequire(specifier);
  };
  return loadCommonJs(shell.serverBuild(), 'shell/server.cjs', require, options) as ShellServer;
}
