import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sharedExports, usesOf } from './uses.ts';

const FILES = {
  'shared-lib/src/index.ts': `
    export { RouteLink } from './RouteLink.tsx';
    export { useRootStore } from './use-root-store.ts';
    export { RootStore, type LoaderContext } from './root-store.ts';
    export { Keeper } from './keeper.ts';`,
  'shared-lib/src/RouteLink.tsx':
    'export function RouteLink({ route, search, ...link }: { route: string; search?: string }) { return null; }',
  'shared-lib/src/use-root-store.ts': 'export function useRootStore() { return undefined; }',
  'shared-lib/src/root-store.ts': `
    import { NavigationStore } from './navigation-store.ts';
    import { ApiClient } from './api.ts';
    export type LoaderContext = { root: RootStore; url: URL };
    export class RootStore {
      readonly languageTag: string;
      readonly navigation: NavigationStore;
      readonly api = new ApiClient();
      #secret = 1;
    }`,
  'shared-lib/src/navigation-store.ts': `
    export class NavigationStore {
      get here(): string { return ''; }
      hrefTo({ route, search }: Target): string { return ''; }
      go(target: Target, isNew = false) {}
    }`,
  'shared-lib/src/api.ts': 'export class ApiClient { call(name: string, input?: object) {} }',
  'shared-lib/src/keeper.ts':
    'export class Keeper { constructor(first: unknown, ...more: unknown[]) {} get(key: string) {} }',
  'shared-lib/src/provided/react-router-dom.ts': "export { Link } from '#react-router-dom';",
  'shared-lib/src/provided/react-i18next.ts': "export { useTranslation } from '#react-i18next';",
  'mf-a/remote.json': `{
    "routes": [
      { "id": "list", "path": "list", "slots": ["filter"] }
    ]
  }`,
  'mf-a/src/index.ts': `
    import type { RootStore } from '@moien/shared-lib';
    export const load = () => import('./List.tsx');`,
  'mf-a/src/List.tsx': `
    import { RouteLink as Way, useRootStore } from '@moien/shared-lib';
    import { Link } from 'react-router-dom';
    import { useState } from 'react';
    import './list-store.ts';
    const DETAIL = 'detail';
    export function List({ isNew }: { isNew: boolean }) {
      const { navigation } = useRootStore();
      navigation.hrefTo({ route: isNew ? 'new' : 'old' });
      return <Way route={DETAIL} search="x" title="y" />;
    }`,
  'mf-a/src/list-store.ts': `
    import { Keeper, type LoaderContext } from '@moien/shared-lib';
    export class ListStore {
      readonly #root: RootStore;
      readonly pages: Keeper<string>;
      load() {
        this.#root.api.call('findProperties');
        return this.pages.get(this.#root.languageTag);
      }
    }
    export const loader = async ({ root, url }: LoaderContext) => root.navigation.go({ route: 'list' });
    const other = new Map();
    other.get('navigation.here');`,
  'mf-a/src/list.test.ts': "import { RootStore } from '@moien/shared-lib';",
};
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'moien-uses-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

it('finds what a remote takes from others, each with its file and line, in what is built of it', () => {
  const found = usesOf('mf-a', root).map(({ kind, name, file, line }) => `${kind} ${name} ${file}:${line}`);
  expect(found.sort()).toEqual([
    'route detail mf-a/src/List.tsx:10',
    'route list mf-a/src/list-store.ts:11',
    'route new mf-a/src/List.tsx:9',
    'route old mf-a/src/List.tsx:9',
    'shared ApiClient.call mf-a/src/list-store.ts:7',
    'shared Keeper mf-a/src/list-store.ts:2',
    'shared Keeper.get mf-a/src/list-store.ts:8',
    'shared LoaderContext.root mf-a/src/list-store.ts:11',
    'shared LoaderContext.url mf-a/src/list-store.ts:11',
    'shared NavigationStore.go mf-a/src/list-store.ts:11',
    'shared NavigationStore.hrefTo mf-a/src/List.tsx:9',
    'shared NavigationStore.hrefTo.route mf-a/src/List.tsx:9',
    'shared RootStore.api mf-a/src/list-store.ts:7',
    'shared RootStore.languageTag mf-a/src/list-store.ts:8',
    'shared RootStore.navigation mf-a/src/List.tsx:8',
    'shared RootStore.navigation mf-a/src/list-store.ts:11',
    'shared RouteLink mf-a/src/List.tsx:2',
    'shared RouteLink.route mf-a/src/List.tsx:10',
    'shared RouteLink.search mf-a/src/List.tsx:10',
    'shared calls.findProperties mf-a/src/list-store.ts:7',
    'shared react-router-dom.Link mf-a/src/List.tsx:3',
    'shared useRootStore mf-a/src/List.tsx:2',
    'slot filter mf-a/remote.json:3',
  ]);
});

it('reads how the shared exports may be used', () => {
  expect(sharedExports(root)).toMatchObject({
    RouteLink: { kind: 'function', required: 1, accepted: 1 },
    'RouteLink.search': { kind: 'option' },
    'RootStore.navigation': { kind: 'property' },
    'NavigationStore.here': { kind: 'property' },
    'NavigationStore.go': { kind: 'method', required: 1, accepted: 2 },
    'NavigationStore.hrefTo.route': { kind: 'option' },
    'LoaderContext.url': { kind: 'property' },
    Keeper: { kind: 'class', required: 1 },
    'react-router-dom.Link': { kind: 'value' },
    'calls.getArticle': { kind: 'value' },
  });
  expect(sharedExports(root).Keeper).not.toHaveProperty('accepted');
  expect(Object.keys(sharedExports(root)).filter((name) => name.includes('secret'))).toEqual([]);
});
