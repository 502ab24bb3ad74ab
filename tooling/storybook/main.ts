import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-webpack5';
import type { RuleSetRule } from 'webpack';

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
  stories: ['../../{shared-lib,shell,mf-*}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The type checker is the project's own, and docgen does not know TypeScript 7.
  typescript: { reactDocgen: false, check: false },
  webpackFinal: (webpackConfig) => {
    const kept = (webpackConfig.module?.rules ?? []).filter((rule) => !isForStyles(rule));
    return {
      ...webpackConfig,
      module: { ...webpackConfig.module, rules: [...kept, scripts, styles] },
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
