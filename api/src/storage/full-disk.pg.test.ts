import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createReleaseToken } from '../domains/platform/release/release-tokens.ts';
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts';
import { newAddress } from '../testing/new-address.ts';
import { makeUpload } from '../testing/release-factory.ts';
import { mountSmallDisk } from '../testing/small-disk.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'moien-small-disk-'));
const mounted = mountSmallDisk(folder, 2);
const disk = typeof mounted === 'string' ? undefined : mounted;
// Only root may mount a disk, as in a container.
const onSmallDisk = disk ? it : it.skip;

let database: TestDatabase;
let api: ApiProcess;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  token = (await createReleaseToken(database.url, { name: 'search team', remotes: ['mf-search'] })).token;
  api = await startApiProcess({
    DATABASE_URL: database.url,
    MEDIA_DIRECTORY: join(folder, 'media'),
    RELEASES_DIRECTORY: join(folder, 'releases'),
    OUTBOX_DIRECTORY: join(folder, 'outbox'),
  });
}, 120_000);

afterAll(async () => {
  await api.stop();
  await database.drop();
  disk?.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(
  path: string,
  body?: object,
): Promise<{ status: number; retryAfter: string | null; body: unknown }> {
  const answer = await fetch(new URL(path, api.address), {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const isJson = answer.headers.get('content-type')?.includes('json');
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: isJson ? await answer.json() : await answer.arrayBuffer(),
  };
}

const subscribe = () =>
  ask('/api/newsletter-subscription', {
    newsletterSubscription: { isActive: true, email: newAddress(), languageCode: 'en' },
  });
const storageCheck = async () => Object((await ask('/readyz')).body).checks.storage as string;
const saidOf = (text: string) => api.lines.filter((line) => line.includes(text)).length;

async function until(isReached: () => Promise<boolean> | boolean): Promise<void> {
  const limit = AbortSignal.timeout(60_000);
  while (!(await isReached())) {
    limit.throwIfAborted();
    await delay(50);
  }
}

function filesOn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

describe('while the disk is full', () => {
  onSmallDisk(
    'nothing is half-written, all that needs no disk goes on, and the rest once there is room',
    async () => {
      disk?.fill();
      const pictures = await Promise.all([1, 2, 3, 4, 5].map((n) => ask(`/global/banner-${n}-360.avif`)));
      expect(pictures.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(await ask('/api/releases', makeUpload({ version: '5.0.0' }))).toMatchObject({
        status: 503,
        retryAfter: '2',
        body: { code: 'release-store-unavailable' },
      });
      expect((await subscribe()).status).toBeLessThan(300);
      await until(() => saidOf('files of mails cannot be written') > 0);
      const reason = 'no space is left on the disk (ENOSPC)';
      expect(await storageCheck()).toContain(`Files of pictures cannot be written: ${reason}.`);
      expect(
        ['pictures', 'releases', 'mails'].map((area) => saidOf(`files of ${area} cannot be written`)),
      ).toEqual([1, 1, 1]);
      expect(filesOn(folder)).toEqual(['filling']);
      expect((await ask('/readyz')).status).toBe(200);

      disk?.free();
      await until(async () => (await storageCheck()) === 'ok');
      expect((await ask('/api/releases', makeUpload({ version: '5.0.0' }))).status).toBe(200);
      await until(() => filesOn(folder).some((name) => name.endsWith('.json')));
      expect(filesOn(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
      expect(saidOf('files of mails can be written again')).toBe(1);
    },
  );
});
