import { useStorage } from '@moien/api';
import type { FastifyInstance } from 'fastify';
import { openStreetFile, type StreetFile } from './street-file.ts';

/**
 * The streets of this site, if it has any: a file that is missing or broken is one line of the log, and maps
 * are drawn as if none was named.
 */
export async function openStreets(
  app: FastifyInstance,
  path: string | undefined,
): Promise<StreetFile | undefined> {
  if (path === undefined) return undefined;
  try {
    const file = await openStreetFile(path, useStorage(app).area('streets'));
    app.addHook('onClose', () => file.close());
    return file;
  } catch (error) {
    app.log.warn(
      { err: error, file: path },
      'MAP_STREETS_FILE cannot be used: maps have no streets of their own',
    );
    return undefined;
  }
}
