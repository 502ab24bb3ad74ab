import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { type BuildOptions, ROOT } from './packages.ts';
import { versionFolder } from './release-folders.ts';

/** Class names carry package and version, so that two releases on one page cannot style each other. */
function localIdent({ name, version }: BuildOptions) {
  return (context: { resourcePath: string }, _pattern: string, localName: string) => {
    const file = relative(ROOT, context.resourcePath);
    const hash = createHash('sha256')
      .update(`${version}\0${file}\0${localName}`)
      .digest('base64url')
      .slice(0, 6);
    return `${name.replace('mf-', '')}-${localName}-${hash}`;
  };
}

function scriptRule({ mode }: BuildOptions, isHot: boolean): webpack.RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: isHot } },
      },
    },
  };
}

const schemaRule: webpack.RuleSetRule = {
  test: /[\\/]contract[\\/]src[\\/].+\.(?:schema|calls)\.ts$/,
  loader: join(import.meta.dirname, 'schema-descriptions.ts'),
  enforce: 'pre',
};

function styleRule(options: BuildOptions, target: 'browser' | 'server', isHot: boolean): webpack.RuleSetRule {
  const modules = {
    auto: true,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: target === 'server',
    getLocalIdent: localIdent(options),
  };
  const extract = target === 'server' ? [] : [isHot ? 'style-loader' : MiniCssExtractPlugin.loader];
  return { test: /\.css$/, use: [...extract, { loader: 'css-loader', options: { modules } }] };
}

/** What browser and server builds, of the shell and of remotes, have in common. */
export function baseConfig(
  options: BuildOptions,
  target: 'browser' | 'server',
  { isHot = false }: { isHot?: boolean } = {},
): webpack.Configuration {
  const { name, version, mode } = options;
  return {
    name: `${name} ${target}`,
    mode,
    context: join(ROOT, name),
    devtool: mode === 'development' ? 'source-map' : false,
    output: {
      path: join(versionFolder(options), target),
      clean: true,
      uniqueName: `${name}-${version}`,
      hashFunction: 'xxhash64',
    },
    // RxJS has code for today's engines under a name of its own.
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], conditionNames: ['es2015', '...'] },
    module: {
      rules: [
        scriptRule(options, isHot),
        styleRule(options, target, isHot),
        ...(target === 'browser' ? [schemaRule] : []),
        // Its modules only define; its package does not say so, and all of it would come with what is used.
        { test: /[\\/]node_modules[\\/]typebox[\\/]build[\\/]/, sideEffects: false },
        { test: /\.(woff2|svg)$/, type: 'asset/resource', generator: { emit: target === 'browser' } },
      ],
    },
    cache: {
      type: 'filesystem',
      name: `${name}-${target}-${mode}${isHot ? '-hot' : ''}`,
      version: `webpack ${webpack.version} ${version}`,
      cacheDirectory: join(ROOT, 'node_modules/.cache/webpack'),
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 3 } },
          extractComments: false,
          parallel: 2,
        }),
        new CssMinimizerPlugin({ parallel: 2 }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

export function styleExtraction(): webpack.WebpackPluginInstance {
  return new MiniCssExtractPlugin({
    filename: '[name].css',
    chunkFilename: '[name].css',
  });
}
