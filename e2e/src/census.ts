import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** One mark of each library, found in its code whatever a minifier does to it. */
const MARKS = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-dom': '__reactContainer$',
  'react-router-dom': '__reactRouterVersion',
  mobx: '__mobxInstanceCount',
  i18next: 'missingInterpolationHandler',
  'shared-lib': 'useRootStore needs a RootStoreProvider above it.',
};

/** What the shell gives to every remote. */
const SHARED = [
  'react',
  'react-dom',
  'react-router-dom',
  'mobx',
  'i18next',
  'react-i18next',
  '@moien/shared-lib',
];

/** What the page holds of each thing that must exist once. */
export type Census = {
  mobxInstances: number;
  reactRoots: number;
  reactDomInstances: number;
  rootStores: number;
  rootStoreContexts: number;
  textInstances: number;
  shared: Record<string, { versions: number; provider: string; users: string[] }>;
};

export async function takeCensus(page: Page): Promise<Census> {
  return page.evaluate(() => {
    type Fiber = { type: unknown; memoizedProps: unknown; child: Fiber | null; sibling: Fiber | null };
    type Shared = { from: string; useIn?: string[] };
    type Instance = { shareScopeMap: Record<string, Record<string, Record<string, Shared>>> };
    const isObject = (value: unknown): value is Record<string, unknown> =>
      typeof value === 'object' && value !== null;
    const containerKeys: string[] = [];
    const stores = new Set<unknown>();
    const contexts = new Set<unknown>();
    const texts = new Set<unknown>();
    const remember = ({ type, memoizedProps }: Fiber) => {
      const value = isObject(memoizedProps) ? memoizedProps.value : undefined;
      if (!isObject(value)) return;
      if (isObject(value.i18n)) texts.add(value.i18n);
      if (!isObject(value.navigation) || typeof value.feature !== 'function') return;
      stores.add(value);
      contexts.add(type);
    };
    const visit = (fiber: Fiber | null) => {
      for (let at = fiber; at; at = at.sibling) {
        remember(at);
        visit(at.child);
      }
    };
    for (const element of document.querySelectorAll('#root, [data-slot]')) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
      if (!key) continue;
      containerKeys.push(key);
      visit(Reflect.get(element, key) as Fiber);
    }
    const federation = Reflect.get(globalThis, '__FEDERATION__') as { __INSTANCES__: Instance[] };
    const shared: Census['shared'] = {};
    for (const { shareScopeMap } of federation.__INSTANCES__) {
      for (const [name, versions] of Object.entries(shareScopeMap.default ?? {})) {
        const [first] = Object.values(versions);
        shared[name] = {
          versions: Math.max(Object.keys(versions).length, shared[name]?.versions ?? 0),
          provider: first?.from ?? '',
          users: [...new Set([...(shared[name]?.users ?? []), ...(first?.useIn ?? [])])],
        };
      }
    }
    return {
      mobxInstances: Number(Reflect.get(globalThis, '__mobxInstanceCount')),
      reactRoots: containerKeys.length,
      reactDomInstances: new Set(containerKeys).size,
      rootStores: stores.size,
      rootStoreContexts: contexts.size,
      textInstances: texts.size,
      shared,
    };
  });
}

/** One of everything: whatever remotes have been on the page, and however many roots they have now. */
export async function expectOneOfEach(page: Page, reactRoots: number): Promise<Census['shared']> {
  const { shared, ...census } = await takeCensus(page);
  expect(census).toEqual({
    mobxInstances: 1,
    reactRoots,
    reactDomInstances: 1,
    rootStores: 1,
    rootStoreContexts: 1,
    textInstances: 1,
  });
  for (const name of SHARED) {
    expect(shared[name], name).toMatchObject({ versions: 1, provider: 'shell' });
  }
  return shared;
}

/** Paths of the scripts that the page has asked for since this was called. */
export function watchScripts(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Of these scripts only the shell's hold a library, each one once. */
export async function expectLibrariesInShellAlone(page: Page, scripts: string[]): Promise<void> {
  for (const [library, mark] of Object.entries(MARKS)) {
    const holders: string[] = [];
    for (const path of new Set(scripts)) {
      if ((await (await page.request.get(path)).text()).includes(mark))
        holders.push(path.split('/')[1] ?? '');
    }
    expect(holders, `scripts that hold ${library}`).toEqual(['assets']);
  }
}
