/**
 * What a remote's container does as it starts: it takes from the page's federation runtime what it shares.
 * This stands in for `@module-federation/webpack-bundler-runtime`, three fifths of an entry, most of which is
 * for builds that load remotes themselves, share their own copies or start without a page. The names are
 * those that its webpack plugins write.
 */

type Factory = () => unknown;
type ShareScopes = Record<string, object>;
type ShareOptions = {
  customShareInfo: { shareConfig: object; scope: string[] };
  context: { trigger: 'build'; moduleId: string; chunkId: string | number };
};

/** Of the page's federation runtime, what is used of an instance. */
type Instance = {
  name: string;
  options: { name: string; version?: string; shareStrategy?: string };
  shareScopeMap?: ShareScopes;
  initOptions: (options: object) => void;
  initShareScopeMap: (scopeName: string, scope: object, extra: { hostShareScopeMap: ShareScopes }) => void;
  initializeSharing: (
    scopeName: string,
    extra: { strategy?: string; initScope: object[]; from: 'build' },
  ) => Promise<void>[];
  loadShare: (name: string, extra: ShareOptions) => Promise<Factory | false>;
};

type Core = {
  ModuleFederation: new (options: object) => Instance;
  CurrentGlobal: { __FEDERATION__: { __INSTANCES__: Instance[] } };
  setGlobalFederationInstance: (instance: Instance) => void;
};

type ConsumedModule = {
  fallback: () => Factory;
  shareScope: string[];
  shareKey: string;
  [setting: string]: unknown;
};

type WebpackRequire = {
  /** Address of the release's files. */
  p: string;
  S?: ShareScopes;
  I: (scopeName: string, initScope: object[]) => unknown;
  m: Record<string, (module: { exports: unknown }) => void>;
  c: Record<string, unknown>;
  o: (object: object, key: string | number) => boolean;
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: Record<string, ConsumedModule>;
    chunkMapping: Record<string | number, string[]>;
  };
  federation: { instance?: Instance; initOptions: { name: string } };
};

/** The shell lends it (`provideExternalRuntime`). */
function core(): Core {
  return (globalThis as unknown as { _FEDERATION_RUNTIME_CORE: Core })._FEDERATION_RUNTIME_CORE;
}

function instanceOf({ federation }: WebpackRequire): Instance {
  if (!federation.instance) throw new Error('Federation instance not found!');
  return federation.instance;
}

function init({ webpackRequire }: { webpackRequire: WebpackRequire }): Instance {
  // Beside the entry, wherever it came from: the app has releases of its own, and newer ones from the site.
  // On the site without its origin, as documents name the style sheets, or each would be fetched twice.
  const { src } = document.currentScript as HTMLScriptElement;
  webpackRequire.p = new URL('.', src).href.replace(new URL(document.baseURI).origin, '');
  const options = { ...webpackRequire.federation.initOptions, id: '' };
  const { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } = core();
  // An entry that failed and is fetched anew finds the instance of the first attempt.
  const known = CurrentGlobal.__FEDERATION__.__INSTANCES__.find(
    (instance) => instance.options.name === options.name && !instance.options.version,
  );
  if (known) {
    known.initOptions(options);
    return known;
  }
  const made = new ModuleFederation(options);
  setGlobalFederationInstance(made);
  return made;
}

function attachShareScopeMap(webpackRequire: WebpackRequire): void {
  const { instance } = webpackRequire.federation;
  if (instance?.shareScopeMap) webpackRequire.S = instance.shareScopeMap;
}

type ContainerStart = {
  webpackRequire: WebpackRequire;
  shareScope: object;
  shareScopeKey: string;
  initScope: object[];
  remoteEntryInitOptions?: { shareScopeMap?: ShareScopes; shareScopeKeys?: string | string[] };
};

/** The page hands over what it provides. */
function initContainerEntry(start: ContainerStart): unknown {
  const { webpackRequire, shareScope, shareScopeKey, initScope, remoteEntryInitOptions } = start;
  const instance = instanceOf(webpackRequire);
  const { name } = webpackRequire.federation.initOptions;
  instance.initOptions({ name, remotes: [], ...remoteEntryInitOptions });
  const { shareScopeMap: scopes = {}, shareScopeKeys: names } = remoteEntryInitOptions ?? {};
  const extra = { hostShareScopeMap: scopes };
  if (Array.isArray(names)) {
    for (const each of names) {
      scopes[each] ??= {};
      instance.initShareScopeMap(each, scopes[each], extra);
    }
  } else instance.initShareScopeMap(shareScopeKey, shareScope, extra);
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I(shareScopeKey, initScope);
}

type SharingStart = {
  shareScopeName: string;
  webpackRequire: WebpackRequire;
  initPromises: Record<string, Promise<true> | true>;
  initTokens: Record<string, object>;
  initScope?: object[];
};

async function initializeSharing(start: SharingStart): Promise<unknown> {
  const { shareScopeName, webpackRequire, initPromises, initTokens, initScope = [] } = start;
  const instance = instanceOf(webpackRequire);
  initTokens[shareScopeName] ??= { from: instance.name };
  const token = initTokens[shareScopeName];
  if (initScope.includes(token)) return true;
  initScope.push(token);
  initPromises[shareScopeName] ??= Promise.all(
    instance.initializeSharing(shareScopeName, {
      strategy: instance.options.shareStrategy,
      initScope,
      from: 'build',
    }),
  ).then(() => true);
  attachShareScopeMap(webpackRequire);
  return initPromises[shareScopeName];
}

type Consumption = {
  chunkId: string | number;
  promises: unknown[];
  installedModules: Record<string, Promise<void> | 0>;
  webpackRequire: WebpackRequire;
};

/** Before a chunk runs, the shared modules that it asks for are put where it looks for them. */
function consumes({ chunkId, promises, installedModules, webpackRequire }: Consumption): void {
  const { moduleIdToConsumeDataMapping, chunkMapping } = webpackRequire.consumesLoadingData;
  if (!webpackRequire.o(chunkMapping, chunkId)) return;
  for (const id of chunkMapping[chunkId] ?? []) {
    const consumed = moduleIdToConsumeDataMapping[id];
    if (webpackRequire.o(installedModules, id)) promises.push(installedModules[id]);
    else if (consumed) {
      const installing = install(webpackRequire, id, chunkId, consumed).then(
        () => {
          installedModules[id] = 0;
        },
        (error: unknown) => {
          delete installedModules[id];
          provide(webpackRequire, id, () => {
            throw error;
          });
        },
      );
      installedModules[id] = installing;
      promises.push(installing);
    }
  }
}

async function install(
  webpackRequire: WebpackRequire,
  moduleId: string,
  chunkId: string | number,
  { fallback, shareScope, shareKey, ...shareConfig }: ConsumedModule,
): Promise<void> {
  const factory = await instanceOf(webpackRequire).loadShare(shareKey, {
    customShareInfo: { shareConfig, scope: shareScope },
    context: { trigger: 'build', moduleId, chunkId },
  });
  // Without a fallback of its own it throws, naming what is missing.
  provide(webpackRequire, moduleId, factory || fallback());
}

function provide({ m, c }: WebpackRequire, id: string, factory: Factory): void {
  m[id] = (module) => {
    delete c[id];
    module.exports = factory();
  };
}

// biome-ignore lint/style/noDefaultExport: the entry that webpack's plugin writes imports it so
export default {
  // Its presence says that there is one.
  runtime: {},
  bundlerRuntime: { init, initContainerEntry, I: initializeSharing, consumes, S: {} },
  attachShareScopeMap,
};
