import { sendNotFound } from '@moien/api';
import {
  APP_ICONS,
  type AppIconName,
  appIconPath,
  LANGUAGE_TAGS,
  manifestPath,
  offlinePath,
  type RegistryEntry,
  SERVICE_WORKER_PATH,
} from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { renderIcon } from '../icons/icons.ts';
import type { ShellBuild } from '../releases/shell-build.ts';
import { REVALIDATED, sendFile } from '../static/send-file.ts';
import { filesOfFolder } from '../static/stored-file.ts';
import { manifestOf } from './manifest.ts';
import { OFFLINE_POLICY, offlinePage } from './offline-page.ts';
import { sendCacheable } from './send-cacheable.ts';

const A_WEEK = 'public, max-age=604800';
const AN_HOUR = 'public, max-age=3600';
/** The service worker only asks the site itself, and imports nothing. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

export type InstallableOptions = {
  shell: Pick<ShellBuild, 'release' | 'workerFolder'>;
  /** Of the releases that are active now. */
  entries: () => readonly Pick<RegistryEntry, 'remote'>[];
};

/**
 * What a system needs to install the site and a browser to hold on without a connection: all of it public and
 * the same for everybody.
 */
export function serveInstallable(app: FastifyInstance, { shell, entries }: InstallableOptions): void {
  const icons = new Map<AppIconName, Promise<Buffer>>();
  for (const language of LANGUAGE_TAGS) {
    app.get(manifestPath(language), async (request, reply) =>
      sendCacheable(request, reply, {
        contentType: 'application/manifest+json; charset=utf-8',
        cacheControl: AN_HOUR,
        content: JSON.stringify(manifestOf(language, entries())),
      }),
    );
    app.get(offlinePath(language), async (request, reply) =>
      sendCacheable(request, reply.header('content-security-policy', OFFLINE_POLICY), {
        contentType: 'text/html; charset=utf-8',
        cacheControl: REVALIDATED,
        content: offlinePage(language),
      }),
    );
  }
  for (const name of Object.keys(APP_ICONS) as AppIconName[])
    app.get(appIconPath(name), async (request, reply) =>
      sendCacheable(request, reply, {
        contentType: 'image/png',
        cacheControl: A_WEEK,
        content: await iconOf(name),
      }),
    );
  app.get(SERVICE_WORKER_PATH, async (request, reply) => {
    const find = filesOfFolder(shell.workerFolder(shell.release.version));
    const file = {
      find,
      path: SERVICE_WORKER_PATH.slice(1),
      cacheControl: REVALIDATED,
      policy: WORKER_POLICY,
    };
    return (await sendFile(request, reply, file)) ? reply : sendNotFound(request, reply);
  });

  /** Drawn once, and again only when that failed. */
  function iconOf(name: AppIconName): Promise<Buffer> {
    const icon = icons.get(name) ?? renderIcon(name);
    icons.set(name, icon);
    icon.catch(() => icons.delete(name));
    return icon;
  }
}
