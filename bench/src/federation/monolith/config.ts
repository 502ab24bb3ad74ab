import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { shellBrowserConfig } from '@moien/tooling/webpack/browser-config';
import type { BuildOptions } from '@moien/tooling/webpack/packages';
import { type BuiltPackage, ROOT } from '@moien/tooling/webpack/packages';
import { remoteServerConfig, shellServerConfig } from '@moien/tooling/webpack/server-config';
import type webpack from 'webpack';
import { REPLACED_FILE } from './direct-modules.ts';

/** Where a monolith is written: laid out as the gateway expects a shell and remotes. */
export type MonolithOutput = { folder: string; version: string };

export function monolithFolder({ folder, version }: MonolithOutput, name: BuiltPackage): string {
  return join(folder, name, 'dist', version);
}

export function directModulesFile({ folder }: MonolithOutput): string {
  return join(folder, 'direct-modules.js');
}

/**
 * One compilation of shell and remotes for the browser, and what the gateway draws their documents with.
 * Everything but the federation is the product's own: loaders, minifier, targets, chunks.
 */
export function monolithConfigs(output: MonolithOutput, remotes: BuiltPackage[]): webpack.Configuration[] {
  // One name and one version for all, because the kit's class names are those of the package that bundles it.
  const options: BuildOptions = { name: 'shell', version: output.version, mode: 'production' };
  const into = (name: BuiltPackage, target: string) => join(monolithFolder(output, name), target);
  return [
    withOutput(browserConfig(options, output), 'monolith browser', into('shell', 'browser')),
    withOutput(shellServerConfig(options), 'monolith server', into('shell', 'server')),
    ...remotes.map((remote) => ({
      ...withOutput(remoteServerConfig(options), `monolith ${remote} server`, into(remote, 'server')),
      context: join(ROOT, remote),
    })),
  ];
}

function browserConfig(options: BuildOptions, output: MonolithOutput): webpack.Configuration {
  const config = shellBrowserConfig(options);
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        [REPLACED_FILE]: directModulesFile(output),
      },
    },
    plugins: config.plugins?.filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
  };
}

/** The name is also that of its cache on disk, so that it does not push out those of the product's builds. */
function withOutput(config: webpack.Configuration, name: string, path: string): webpack.Configuration {
  const cache = config.cache as webpack.FileCacheOptions;
  return { ...config, name, cache: { ...cache, name }, output: { ...config.output, path } };
}
