import { sendNotFound, unavailable } from '@moien/api';
import type { FastifyInstance } from 'fastify';
import { readIcon } from '../icons/icons.ts';
import type { ReadReleaseFile } from '../releases/read-release-file.ts';
import type { ShellBuild } from '../releases/shell-build.ts';
import { IMMUTABLE, sendFile } from './send-file.ts';
import { filesOfFolder, filesOfRelease } from './stored-file.ts';

type FileParameters = { Params: { version: string; '*': string } };
type RemoteParameters = { Params: { name: string; version: string; '*': string } };

export type StaticOptions = {
  shell: Pick<ShellBuild, 'browserFolder'>;
  readReleaseFile: ReadReleaseFile;
};

/** Files of the shell and of releases: immutable, because their address holds the version. */
export function serveStaticFiles(app: FastifyInstance, { shell, readReleaseFile }: StaticOptions): void {
  app.get<FileParameters>('/assets/:version/*', async (request, reply) => {
    const folder = shell.browserFolder(request.params.version);
    const path = request.params['*'];
    const isSent =
      folder &&
      (await sendFile(request, reply, { find: filesOfFolder(folder), path, cacheControl: IMMUTABLE }));
    return isSent ? reply : sendNotFound(request, reply);
  });
  app.get<RemoteParameters>('/remotes/:name/:version/*', async (request, reply) => {
    const { name, version, '*': path } = request.params;
    const find = filesOfRelease(readReleaseFile, name, version);
    const isSent = await sendFile(request, reply, { find, path, cacheControl: IMMUTABLE }).catch(
      (error: unknown) => {
        throw unavailable(error);
      },
    );
    return isSent ? reply : sendNotFound(request, reply);
  });
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 308));
  app.get('/favicon.svg', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(FAVICON),
  );
}

/** The app's icon as a browser tab shows it. */
const FAVICON = readIcon('favicon.svg');
