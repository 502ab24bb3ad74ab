import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Service, startService } from '@moien/tooling/testing/service';

const script = fileURLToPath(new URL('../tooling/src/testing/tls-site-service.ts', import.meta.url));

/** What processes beside a site share with it: its database, and the folder of its releases and mails. */
export type SharedSite = { databaseUrl: string; folder: string };

/** A further process on the database, the releases and the outbox of a site, which runs its jobs. */
export function startSiteProcess(
  { databaseUrl, folder }: SharedSite,
  environment: Record<string, string>,
): Promise<Service<{ address: string }>> {
  return startService(script, {
    DATABASE_URL: databaseUrl,
    RELEASES_DIRECTORY: join(folder, 'releases'),
    MEDIA_DIRECTORY: join(folder, 'media'),
    MEDIA_ORIGINALS: '@moien/demo/originals',
    OUTBOX_DIRECTORY: join(folder, 'outbox'),
    DEVELOPMENT: 'on',
    JOBS: 'off',
    RATE_LIMIT: 'off',
    LOADER_TIMEOUT: '30000',
    LOG_LEVEL: 'warn',
    ...environment,
  });
}
