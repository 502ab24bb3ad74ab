import { init } from '@module-federation/enhanced/runtime';

/**
 * What the shell does as it starts: it shares what it brings, all of which is in its first script. This
 * stands in for `@module-federation/webpack-bundler-runtime`, most of which is for builds that name their
 * remotes, load shared packages later or choose tree-shaken copies. The names are those that its webpack
 * plugins write.
 */

type Factory = () => unknown;

type Consumed = {
  shareScope: string;
  shareKey: string;
  requiredVersion: string;
  strictVersion: boolean;
  singleton: boolean;
  eager: boolean;
};

type WebpackRequire = {
  S?: object;
  m: Record<string, (module: { exports: unknown }) => void>;
  c: Record<string, unknown>;
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, Consumed> };
  federation: { initOptions: Parameters<typeof init>[0]; instance?: ReturnType<typeof init> };
};

type Start = {
  webpackRequire: WebpackRequire;
  initialConsumes: string[];
  installedModules: Record<string, 0>;
};

/** Whoever imports a shared package gets the one that the page shares. */
function installInitialConsumes({ webpackRequire, initialConsumes, installedModules }: Start): void {
  const { m, c, consumesLoadingData, federation } = webpackRequire;
  for (const moduleId of initialConsumes) {
    m[moduleId] = (module) => {
      installedModules[moduleId] = 0;
      delete c[moduleId];
      const consumed = consumesLoadingData.moduleIdToConsumeDataMapping[moduleId];
      if (!consumed) throw new Error(`Nothing is known of the shared module ${moduleId}.`);
      const { shareScope, shareKey, ...shareConfig } = consumed;
      const factory = federation.instance?.loadShareSync(shareKey, {
        customShareInfo: { shareConfig, scope: [shareScope] },
        context: { trigger: 'build', moduleId },
      });
      if (typeof factory !== 'function') throw new Error(`${shareKey} is not shared.`);
      module.exports = (factory as Factory)();
    };
  }
}

function attachShareScopeMap(webpackRequire: WebpackRequire): void {
  webpackRequire.S = webpackRequire.federation.instance?.shareScopeMap;
}

// biome-ignore lint/style/noDefaultExport: the entry that webpack's plugin writes imports it so
export default {
  // Its presence says that there is one.
  runtime: {},
  bundlerRuntime: {
    init: ({ webpackRequire }: Pick<Start, 'webpackRequire'>) => init(webpackRequire.federation.initOptions),
    installInitialConsumes,
    // No later chunk brings a shared package.
    consumes: () => undefined,
    S: {},
  },
  attachShareScopeMap,
};
