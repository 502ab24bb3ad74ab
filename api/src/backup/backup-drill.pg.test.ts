import { randomUUIDv7 } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type S3Server, startS3Server } from '@moien/sandbox/object-store';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { createReleaseToken } from '../domains/platform/release/release-tokens.ts';
import { uploadPath } from '../media/upload-store.ts';
import {
  type BackupSite,
  backUp,
  openBackupSite,
  openEmptySite,
  readTableStates,
  storePhotograph,
  type TableState,
} from '../testing/backup-site.ts';
import { insertBooking, insertProfile, insertProperty } from '../testing/property-factory.ts';
import { callReleases } from '../testing/release-caller.ts';
import { makeUpload } from '../testing/release-factory.ts';
import { insertPerson, insertSession } from '../testing/session-factory.ts';
import { examplePdf } from '../testing/upload-files.ts';
import { restoreBackup } from './restore-backup.ts';

const ORIGIN = 'https://moien.example';
const WRITER_COUNT = 4;
const WRITES_MEANWHILE = 20;

let store: S3Server;
let site: BackupSite;
let target: BackupSite;

beforeAll(async () => {
  store = await startS3Server({ accessKeyId: 'team', secretAccessKey: 'secret', region: 'eu-west-3' });
  site = await openBackupSite({ releasesS3Url: store.url('releases'), publicOrigin: ORIGIN });
  target = await openEmptySite();
});

afterAll(async () => {
  await Promise.all([site.close(), target.close()]);
  await store.close();
});

/** People who subscribe one after the other until they are stopped; each subscription is a row and a job. */
function startWriters(app: FastifyInstance) {
  const acknowledged: string[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let isStopped = false;
  const write = async (writer: number) => {
    for (let turn = 0; !isStopped; turn += 1) {
      const email = `writer-${writer}-${turn}@example.org`;
      const answer = await app.inject({
        method: 'POST',
        url: '/api/newsletter-subscription',
        payload: { newsletterSubscription: { isActive: true, email, languageCode: 'en' } },
      });
      expect(answer.statusCode).toBe(200);
      acknowledged.push(email);
      for (const one of waiting) if (acknowledged.length >= one.count) one.resolve();
    }
  };
  const running = Array.from({ length: WRITER_COUNT }, (_, writer) => write(writer));
  return {
    acknowledged,
    untilFurther: async (count: number) => {
      const enough = new Promise<void>((resolve) =>
        waiting.push({ count: acknowledged.length + count, resolve }),
      );
      await Promise.race([enough, Promise.all(running)]);
    },
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

type Attached = { id: string; guestId: string; ownerId: string; strangerId: string };

/** A first message whose file two people have, and nobody else. */
async function sendAttachment(app: FastifyInstance): Promise<Attached> {
  const { client } = site.database;
  const [guestId, ownerId, strangerId] = [
    await insertPerson(client),
    await insertPerson(client),
    await insertPerson(client),
  ];
  const propertyId = await insertProperty(client);
  await client.query('update property set owner_id = $2 where id = $1', [propertyId, ownerId]);
  const cookie = await insertSession(client, guestId, { protocol: 'https' });
  const id = randomUUIDv7();
  const put = (url: string, payload: Buffer | object, type = 'application/json') =>
    app.inject({ method: 'PUT', url, headers: { cookie, 'content-type': type, origin: ORIGIN }, payload });
  const uploaded = await put(`/api/attachments/${id}?name=House%20rules.pdf`, examplePdf, 'application/pdf');
  const conversation = `/api/properties/${propertyId}/conversations/${ownerId}/1`;
  const message = { text: 'The house rules', attachmentIdArray: [id] };
  const sent = await put(`${conversation}/messages/${randomUUIDv7()}`, message);
  expect([uploaded.statusCode, sent.statusCode]).toEqual([200, 200]);
  return { id, guestId, ownerId, strangerId };
}

async function fillSite(app: FastifyInstance): Promise<string> {
  const { client } = site.database;
  const picture = '/upload/homes/attic';
  await storePhotograph(site, 'homes/attic');
  const propertyId = await insertProperty(client, {
    titles: { en: 'Attic\twith "tabs" & \\ and\nlines', de: 'Dachgeschoss' },
    features: { dishwasher: 1 },
    latitude: 49.611_670_000_000_1,
    images: [picture],
  });
  const guestId = await insertProfile(client);
  await insertBooking(client, propertyId, guestId, { arrival: '2030-01-03', departure: '2030-01-09' });
  await insertSession(client, guestId);
  const { token } = await createReleaseToken(site.databaseUrl, { name: 'search team', remotes: ['*'] });
  const team = callReleases(app, token);
  for (const version of ['1.0.0', '1.1.0']) await team.publish(makeUpload({ version }));
  await team.activate('1.1.0');
  return propertyId;
}

it('a site is backed up while people write, and is restored as it was at that instant', async () => {
  const app = await site.start();
  const propertyId = await fillSite(app);
  const attached = await sendAttachment(app);
  const writers = startWriters(app);
  await writers.untilFurther(WRITES_MEANWHILE);
  let acknowledgedBefore: string[] = [];
  let states: TableState[] = [];
  const { file, manifest, digest } = await backUp(site, {
    onSnapshot: async (snapshot) => {
      states = await readTableStates(site.databaseUrl, snapshot);
      await writers.untilFurther(WRITES_MEANWHILE);
    },
  }).finally(() => writers.stop());
  // All that was acknowledged before the backup began.
  acknowledgedBefore = writers.acknowledged.slice(0, WRITES_MEANWHILE);

  const restored = await restoreBackup(target, file);
  expect(restored.digest).toBe(digest);
  expect(await readTableStates(target.database.url)).toEqual(states);
  expect(manifest.tables.map(({ name, rows }) => [name, rows])).toEqual(
    states.map(({ table, rows }) => [table, rows]),
  );
  const { rows } = await target.database.client.query(
    `select email, payload->>'subscriptionId' = subscription.id::text as has_job
      from newsletter_subscription as subscription
      left join graphile_worker._private_jobs as job on payload->>'subscriptionId' = subscription.id::text`,
  );
  const emails = new Set(rows.map(({ email }) => email));
  expect(acknowledgedBefore.filter((email) => !emails.has(email))).toEqual([]);
  expect(rows.filter((row) => row.has_job !== true)).toEqual([]);
  expect(writers.acknowledged.length).toBeGreaterThan(rows.length);
  // One more tells of the message.
  expect(restored.heldJobs).toBe(rows.length + 1);

  const path = 'originals/upload/homes/attic.jpg';
  const picture = await readFile(join(target.mediaDirectory, path));
  expect(picture).toEqual(await readFile(join(site.mediaDirectory, path)));
  expect((await sharp(picture).stats()).channels).toHaveLength(3);
  await expectServed(propertyId, attached);
}, 60_000);

/** Equal bytes for the two whose message has it, nothing for anybody else. */
async function expectAttached(app: FastifyInstance, { id, guestId, ownerId, strangerId }: Attached) {
  const read = async (userId?: string) => {
    const cookie = userId && (await insertSession(target.database.client, userId));
    return app.inject({ url: `/api/attachments/${id}`, headers: cookie ? { cookie } : {} });
  };
  for (const userId of [guestId, ownerId]) {
    const answer = await read(userId);
    expect([answer.statusCode, answer.rawPayload.equals(examplePdf)]).toEqual([200, true]);
  }
  expect([(await read(strangerId)).statusCode, (await read()).statusCode]).toEqual([404, 401]);
  const { rows } = await target.database.client.query('select file_id from message_attachment');
  const path = uploadPath({ fileId: rows[0]?.file_id, mediaType: 'application/pdf' });
  expect(await readFile(join(target.mediaDirectory, 'originals', path))).toEqual(examplePdf);
  expect((await app.inject(`/${path}`)).statusCode).toBe(404);
}

async function expectServed(propertyId: string, attached: Attached): Promise<void> {
  const app = await target.start();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  const home = await app.inject(`/api/properties/${propertyId}`);
  expect(home.statusCode).toBe(200);
  expect(home.body).toContain('Attic');
  const found = await app.inject('/api/properties?cityId=2960316');
  expect([found.statusCode, found.body.includes(propertyId)]).toEqual([200, true]);
  const picture = await app.inject('/upload/homes/attic-360.avif');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/avif']);
  await expectAttached(app, attached);
  const registry = await app.inject('/api/registry');
  expect(registry.body).toContain('1.1.0');
  const entry = 'mf-search/1.1.0/browser/entry.js';
  expect(String(await target.releaseFiles.read(entry))).toBe('entry of 1.1.0');
  // The log goes on where it was.
  const { token } = await createReleaseToken(target.databaseUrl, { name: 'later', remotes: ['*'] });
  expect((await callReleases(app, token).activate('1.0.0')).statusCode).toBe(200);
  await expect(target.database.client.query('delete from release_event')).rejects.toThrow('append-only');
}
