import webpack from 'webpack';
import { baseConfig } from './base-config.ts';
import type { BuildOptions } from './packages.ts';
import { isShared } from './shared-packages.ts';

/** The shell's server build holds every shared package and hands them to the remotes' builds. */
export function shellServerConfig(options: BuildOptions): webpack.Configuration {
  return serverConfig(options, './src/server/index.ts', `/assets/${options.version}/`);
}

/** A remote's server build asks for shared packages by name and is given the shell's. */
export function remoteServerConfig(options: BuildOptions): webpack.Configuration {
  return {
    ...serverConfig(options, './src/index.ts', `/remotes/${options.name}/${options.version}/`),
    externals: ({ request }, callback) =>
      request !== undefined && isShared(request) ? callback(undefined, `commonjs ${request}`) : callback(),
  };
}

function serverConfig(options: BuildOptions, entry: string, publicPath: string): webpack.Configuration {
  const base = baseConfig(options, 'server');
  return {
    ...base,
    target: 'node20',
    entry: { server: entry },
    output: { ...base.output, publicPath, filename: '[name].cjs', library: { type: 'commonjs2' } },
    optimization: { minimize: false },
    // One file: it is loaded from its text, with no place on disk from which to load further chunks.
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
