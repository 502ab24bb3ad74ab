import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-webpack5';
import webpack, { type RuleSetRule } from 'webpack';
import { rootDirectory } from '../src/paths.ts';
import { kitFolder, readKitTokens } from '../src/stories/kit/component-tokens.ts';
import { managerFonts, managerHead } from './manager-head.ts';

const scripts: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

const styles: RuleSetRule = {
  test: /\.css$/,
  use: [
    'style-loader',
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: '[name]-[local]-[hash:base64:5]',
        },
      },
    },
    fileURLToPath(new URL('steady-fonts.cjs', import.meta.url)),
  ],
};

/** Props of the kit, for controls and tables; runs before the types are taken away. */
const props: RuleSetRule = {
  test: /\.tsx$/,
  include: kitFolder,
  exclude: /\.(stories|test)\.tsx$|foundations/,
  enforce: 'pre',
  loader: fileURLToPath(new URL('kit/props-loader.ts', import.meta.url)),
};

const tokens = new webpack.DefinePlugin({
  KIT_TOKENS: webpack.DefinePlugin.runtimeValue(() => JSON.stringify(readKitTokens()), {
    contextDependencies: [kitFolder],
  }),
});

/** Storybook brings a rule for plain CSS; ours takes its place. */
function isForStyles(rule: unknown): boolean {
  return (
    typeof rule === 'object' &&
    rule !== null &&
    'test' in rule &&
    rule.test instanceof RegExp &&
    rule.test.test('.css')
  );
}

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['./pages/*.mdx', '../../{shared-lib,shell,mf-*}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  managerHead: (head) => `${head}${managerHead()}`,
  staticDirs: managerFonts.map(({ folder, file }) => ({
    from: join(rootDirectory, 'node_modules/@fontsource-variable', folder, 'files', file),
    to: `fonts/${file}`,
  })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The type checker is the project's own; props-loader.ts reads the props of the kit.
  typescript: { reactDocgen: false, check: false },
  webpackFinal: (webpackConfig) => {
    const kept = (webpackConfig.module?.rules ?? []).filter((rule) => !isForStyles(rule));
    return {
      ...webpackConfig,
      module: { ...webpackConfig.module, rules: [...kept, props, scripts, styles] },
      plugins: [...(webpackConfig.plugins ?? []), tokens],
      performance: false,
      cache: {
        type: 'filesystem',
        name: `storybook-${webpackConfig.mode}`,
        cacheDirectory: join(dirname(fileURLToPath(import.meta.url)), '../../node_modules/.cache/webpack'),
      },
    };
  },
};

export default config;
