import { join } from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './base-config.ts';
import type { BuildOptions } from './packages.ts';
import { versionFolder } from './release-folders.ts';

/**
 * The shell's service worker: one file without anything that is shared, so that it starts in no time. It has
 * an address without a version, and so a folder of its own beside the browser's files.
 */
export function shellWorkerConfig(options: BuildOptions): webpack.Configuration {
  const base = baseConfig(options, 'browser');
  return {
    ...base,
    name: 'shell worker',
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': './src/service-worker/worker.ts' },
    output: { ...base.output, path: join(versionFolder(options), 'worker'), filename: '[name].js' },
    cache: {
      ...(typeof base.cache === 'object' ? base.cache : {}),
      type: 'filesystem',
      name: 'shell-worker',
    },
    plugins: [new webpack.DefinePlugin({ MOIEN_SHELL_VERSION: JSON.stringify(options.version) })],
  };
}
