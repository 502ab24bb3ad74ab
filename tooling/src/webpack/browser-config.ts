import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName } from '@moien/contract';
import webpack from 'webpack';
import { baseConfig, styleExtraction } from './base-config.ts';
import { BuildReportPlugin } from './build-report-plugin.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import type { BuildOptions } from './packages.ts';
import { registryPublicKeys } from './registry-public-keys.ts';
import { sharedByRemote, sharedByShell } from './shared-packages.ts';
import { singleCopy } from './single-copy.ts';
import { SingleSharingPlugin } from './single-sharing-plugin.ts';

const CHUNK_LOAD_TIMEOUT_MILLISECONDS = 20_000;

const WHOLE_BUNDLER_RUNTIME = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;
const CONTAINER_RUNTIME = fileURLToPath(new URL('container-runtime.ts', import.meta.url));
const PAGE_RUNTIME = fileURLToPath(new URL('page-runtime.ts', import.meta.url));

const UNUSED_IN_SHELL =
  /runtime-core[\\/]dist[\\/](utils|plugins[\\/]snapshot)[\\/](preload|SnapshotHandler)\.js$/;
const UNUSED_FEDERATION = fileURLToPath(new URL('unused-federation.ts', import.meta.url));

const LEAN_RUNTIME = { disableSnapshot: true, target: 'web' } as const;

export function shellBrowserConfig(options: BuildOptions): webpack.Configuration {
  const config = browserConfig(options, {
    entry: { shell: './src/boot/boot.ts' },
    publicPath: `/assets/${options.version}/`,
    federation: new ModuleFederationPlugin({
      name: 'shell',
      shared: sharedByShell(),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      experiments: { provideExternalRuntime: true, optimization: LEAN_RUNTIME },
    }),
  });
  const alias = options.mode === 'production' ? singleCopy : {};
  return {
    ...config,
    resolve: { ...config.resolve, alias },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(WHOLE_BUNDLER_RUNTIME, PAGE_RUNTIME),
      new webpack.NormalModuleReplacementPlugin(UNUSED_IN_SHELL, UNUSED_FEDERATION),
      new webpack.DefinePlugin({ MOIEN_REGISTRY_PUBLIC_KEYS: JSON.stringify(registryPublicKeys()) }),
    ],
  };
}

export function remoteBrowserConfig(
  options: BuildOptions,
  { publicPath = `/remotes/${options.name}/${options.version}/`, isHot = false } = {},
): webpack.Configuration {
  const config = browserConfig(
    options,
    {
      entry: {},
      publicPath,
      federation: new ModuleFederationPlugin({
        name: containerName(options.name, options.version),
        filename: 'entry.js',
        exposes: { './remote': './src/index.ts' },
        shared: sharedByRemote(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: { fileName: 'mf-manifest.json' },
        experiments: { externalRuntime: true, optimization: LEAN_RUNTIME },
      }),
    },
    isHot,
  );
  return {
    ...config,
    // A chunk costs a name and an integrity in the entry: libraries stay with those who ask for them.
    optimization: { ...config.optimization, splitChunks: { cacheGroups: { defaultVendors: false } } },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(WHOLE_BUNDLER_RUNTIME, CONTAINER_RUNTIME),
    ],
  };
}

type BrowserParts = {
  entry: Record<string, string>;
  publicPath: string;
  federation: webpack.WebpackPluginInstance;
};

function browserConfig(options: BuildOptions, parts: BrowserParts, isHot = false): webpack.Configuration {
  const base = baseConfig(options, 'browser', { isHot });
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: parts.entry,
    output: {
      ...base.output,
      publicPath: parts.publicPath,
      // The folder carries the version, so names need no hash: each would cost the entry five bytes a chunk.
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MILLISECONDS,
    },
    plugins: [
      parts.federation,
      new SingleSharingPlugin(),
      ...(isHot ? [] : [styleExtraction(), new BuildReportPlugin()]),
      ...(options.mode === 'production' ? [new ChunkIntegrityPlugin()] : []),
    ],
  };
}
