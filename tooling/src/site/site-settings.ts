import { join, resolve } from 'node:path';
import { varDirectory } from '../paths.ts';

/** The environment of a site whose folders and database are known. */
export type SiteSettings = NodeJS.ProcessEnv &
  Record<
    | 'DATABASE_URL'
    | 'MOIEN_VAR'
    | 'MEDIA_DIRECTORY'
    | 'MEDIA_ORIGINALS'
    | 'RELEASES_DIRECTORY'
    | 'REGISTRY_FILE'
    | 'OUTBOX_DIRECTORY'
    | 'DEVELOPMENT'
    | 'HOST',
    string
  >;

/** Everything that the site writes lies in one folder unless the environment says otherwise. */
export function siteSettings(databaseUrl: string, environment: NodeJS.ProcessEnv): SiteSettings {
  const folder = environment.MOIEN_VAR ? resolve(environment.MOIEN_VAR) : varDirectory;
  return {
    ...environment,
    DATABASE_URL: databaseUrl,
    MOIEN_VAR: folder,
    MEDIA_DIRECTORY: environment.MEDIA_DIRECTORY || join(folder, 'media'),
    MEDIA_ORIGINALS: environment.MEDIA_ORIGINALS || '@moien/demo/originals',
    RELEASES_DIRECTORY: environment.RELEASES_DIRECTORY || join(folder, 'releases'),
    REGISTRY_FILE: environment.REGISTRY_FILE || join(folder, 'registry.json'),
    OUTBOX_DIRECTORY: environment.OUTBOX_DIRECTORY || join(folder, 'outbox'),
    DEVELOPMENT: environment.DEVELOPMENT || 'on',
    HOST: hostOf(environment),
  };
}

/**
 * A developer's site is for this machine: its demo accounts have a password that everybody knows, and a team
 * member's release runs in the gateway.
 */
function hostOf({ HOST, DEVELOPMENT }: NodeJS.ProcessEnv): string {
  return HOST || (DEVELOPMENT === 'off' ? '0.0.0.0' : '127.0.0.1');
}

/** Whether mails are written to the outbox and shown, as on a developer's machine. */
export function showsOutbox({ SMTP_URL, PUBLIC_ORIGIN, DEVELOPMENT }: NodeJS.ProcessEnv): boolean {
  return DEVELOPMENT !== 'off' && !SMTP_URL && !PUBLIC_ORIGIN?.startsWith('https:');
}

/** Whether the demo brings accounts with a password that everybody knows: not where others reach the site. */
export function hasDemoAccounts({ DEMO, PUBLIC_ORIGIN, DEVELOPMENT }: NodeJS.ProcessEnv): boolean {
  return DEMO !== 'off' && DEVELOPMENT !== 'off' && !PUBLIC_ORIGIN?.startsWith('https:');
}
