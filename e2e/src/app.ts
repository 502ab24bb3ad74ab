import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { DEVELOPMENT_REGISTRY_KEYS } from '@moien/contract';
import { writeBundle } from '@moien/tooling/capacitor/bundle';
import { rootDirectory } from '@moien/tooling/paths';
import type { BrowserContext } from '@playwright/test';
import { Phone } from './phone.ts';
import { test as releasesBase } from './releases.ts';
import { beginAppSession, type Person } from './sign-in.ts';
import { test as base } from './test.ts';

/** Of the app's page on Android (product decision 17). */
export const APP_ORIGIN = 'https://localhost';

const HOST = 'site.example';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type AppFixtures = { phone: Phone };
type AppWorkerFixtures = { webFolder: string };

/**
 * The app in a browser: the web folder that `npm run capacitor -- sync` fills, at the origin of Android's web
 * view, with Capacitor's own bridge and a phone behind it, beside the site of the run.
 */
const fixtures: Parameters<typeof base.extend<AppFixtures, AppWorkerFixtures>>[0] = {
  webFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'moien-app-'));
      const keys = Object.entries(DEVELOPMENT_REGISTRY_KEYS).map(([id, key]) => `${id}=${key}`);
      const settings = { host: HOST, build: 1, registryPublicKeys: keys.join(',') };
      await writeBundle(rootDirectory, folder, settings, '0.1.0');
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  baseURL: APP_ORIGIN,

  // Pictures: the site of the run has no TLS, the origin of the app has to be secure.
  expectedProblems: /^warning: Mixed Content: .*\.avif/,

  // The site of the run is on this machine, which pages of elsewhere may not ask without it.
  permissions: ['local-network-access'],

  phone: [
    async ({ context, webFolder, siteAddress }, use) => {
      const phone = new Phone();
      await phone.attach(context);
      await serveApp(context, webFolder, siteAddress);
      await use(phone);
    },
    { auto: true },
  ],
};

export const test = base.extend<AppFixtures, AppWorkerFixtures>(fixtures);

/** The same beside a site of its own, on which journeys publish. */
export const releaseTest = releasesBase.extend<AppFixtures, AppWorkerFixtures>(fixtures as never);

export { expect } from './test.ts';

/** Somebody whose session this installation of the app has kept. */
export async function signInToApp(context: BrowserContext, phone: Phone, person: Person): Promise<void> {
  phone.secrets.set('moien_session', await beginAppSession(person));
  await context.addInitScript(() => localStorage.setItem('app-installed', '1'));
}

/** As where there is no network: the app's own files are there. */
export async function goOffline(context: BrowserContext, siteAddress: string): Promise<() => Promise<void>> {
  const url = `${siteAddress}/**`;
  await context.route(url, (route) => route.abort('internetdisconnected'));
  return () => context.unroute(url);
}

/** As the web view does: what has no dot in its last part is answered by the one document. */
async function serveApp(context: BrowserContext, folder: string, siteAddress: string): Promise<void> {
  await context.route(`${APP_ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = extname(pathname) === '' ? '/index.html' : pathname;
    const file = existsSync(join(folder, path)) ? readFileSync(join(folder, path)) : undefined;
    if (!file) return route.fulfill({ status: 404 });
    const body = path === '/index.html' ? String(file).replaceAll(`https://${HOST}`, siteAddress) : file;
    return route.fulfill({
      body,
      contentType: TYPES[extname(path)] ?? 'application/octet-stream',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
}
