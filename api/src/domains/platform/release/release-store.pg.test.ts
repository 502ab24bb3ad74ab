import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type S3Server, startS3Server } from '@moien/sandbox/object-store';
import type { FastifyInstance } from 'fastify';
import type { ApiConfig } from '../../../config.ts';
import { callReleases } from '../../../testing/release-caller.ts';
import { makeUpload } from '../../../testing/release-factory.ts';
import { problemOf, type ReleaseSite, startReleaseSite } from '../../../testing/release-site.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createReleaseToken } from './release-tokens.ts';

let site: ReleaseSite;
let server: S3Server;
let apps: FastifyInstance[] = [];

beforeAll(async () => {
  site = await startReleaseSite();
  server = await startS3Server({ accessKeyId: 'team', secretAccessKey: 'secret', region: 'x' });
}, 120_000);

afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
});

afterAll(async () => {
  await server.close();
  await site.close();
});

/** A team at another instance of the site, with a store of its own. */
async function joinAt(name: string, store: Partial<ApiConfig>): Promise<ReturnType<typeof callReleases>> {
  const app = await buildTestApp(site.database.url, store);
  apps.push(app);
  const { token } = await createReleaseToken(site.database.url, { name, remotes: ['mf-search'] });
  return callReleases(app, token);
}

describe('a release', () => {
  it('is not published while the store does not take its files', async () => {
    const file = join(site.directory, 'no-folder');
    await writeFile(file, '');
    const second = await joinAt('second', { releasesDirectory: file });
    const upload = makeUpload({ version: '8.0.0' });
    expect(problemOf(await second.publish(upload))).toEqual([503, 'release-store-unavailable']);
    expect(problemOf(await second.activate('8.0.0'))).toEqual([404, 'release-not-found']);
    expect((await site.team.publish(upload)).statusCode).toBe(200);
  });

  it('is whole in an S3 store, and nothing of an attempt that failed stays between', async () => {
    const third = await joinAt('third', { releasesS3Url: server.url('bucket') });
    server.failAt('/server.cjs');
    const failed = await third.publish(makeUpload({ version: '9.0.0', entry: 'of the first attempt' }));
    expect(problemOf(failed)).toEqual([503, 'release-store-unavailable']);
    expect(server.paths()).toContain('/bucket/mf-search/9.0.0/browser/entry.js.br');
    server.failAt(undefined);
    const upload = makeUpload({ version: '9.0.0' });
    const plain = { ...upload, files: upload.files.filter(({ path }) => !/\.(br|gz)$/.test(path)) };
    expect((await third.publish(plain)).statusCode).toBe(200);
    expect(server.paths().sort()).toEqual(
      plain.files.map(({ path }) => `/bucket/mf-search/9.0.0/${path}`).sort(),
    );
  });
});
