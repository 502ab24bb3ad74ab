import type { BackedUpSite } from '@moien/api/backup/write-backup';
import { errorCode, errorText, Problem } from '../problem.ts';
import { siteSettings } from '../site/site-settings.ts';

/** The database, and the folders and the store that the environment names. */
export async function backedUpSite(databaseUrl: string): Promise<BackedUpSite> {
  const [{ readConfig }, { createReleaseFiles }] = await Promise.all([
    import('@moien/api/config'),
    import('@moien/api/domains/platform/index'),
  ]);
  const config = readConfig(siteSettings(databaseUrl, process.env));
  return {
    databaseUrl,
    mediaDirectory: config.mediaDirectory,
    releaseFiles: createReleaseFiles(config),
  };
}

/**
 * A full disk, a folder without rights, a broken connection or a wrong file is the person's to mend, in one
 * sentence.
 */
export function asProblem(error: unknown): never {
  const isNamed = error instanceof Error && ['BackupError', 'MigrationError'].includes(error.name);
  if (isNamed) throw new Problem(error.message);
  const code = errorCode(error);
  const text = errorText(error);
  if (code) throw new Problem(text.includes(code) ? `${text}.` : `${text} (${code}).`);
  throw error;
}
