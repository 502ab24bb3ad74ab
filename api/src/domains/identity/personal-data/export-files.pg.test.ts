import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PersonalDataExport } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { createPhotoStore } from '../../../media/photo-store.ts';
import { createUploadStore } from '../../../media/upload-store.ts';
import { useStorage } from '../../../storage/use-storage.ts';
import { TEST_PASSWORD } from '../../../testing/account-factory.ts';
import { exportPersonalDataOf } from '../../../testing/export-personal-data.ts';
import { insertMarkedPerson, type MarkedPerson } from '../../../testing/marked-person.ts';
import { openPerson } from '../../../testing/person.ts';
import { insertProperty } from '../../../testing/property-factory.ts';
import { insertSession } from '../../../testing/session-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createExportLinks } from './export-link.ts';

const mediaDirectory = mkdtempSync(join(tmpdir(), 'moien-export-'));
const bytesOf = (text: string) => Buffer.from(text);

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url, { mediaDirectory });
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(mediaDirectory, { recursive: true, force: true });
});

const query = (text: string, values: unknown[]) => database.client.query(text, values);

/** Somebody with a picture, a photo of their home, an attachment and a receipt, each with its words. */
async function withFiles(): Promise<MarkedPerson & { names: string[] }> {
  const other = await openPerson(app, database);
  const propertyId = await insertProperty(database.client, { titles: { en: 'A home of somebody else' } });
  const person = await insertMarkedPerson(database.client, { userId: other.userId, propertyId });
  const { userId } = person;
  const pictures = useStorage(app).area('pictures');
  const add = (folder: 'people' | 'ads') =>
    createPhotoStore(mediaDirectory, pictures, folder).add({
      mediaType: 'image/jpeg',
      bytes: bytesOf(`${folder} of ${userId}`),
    });
  const [picture, photo] = [await add('people'), await add('ads')];
  const fileId = await createUploadStore(mediaDirectory, useStorage(app).area('attachments')).add({
    mediaType: 'application/pdf',
    bytes: bytesOf(`attachment of ${userId}`),
  });
  await query('update profile set image_path = $2 where user_id = $1', [userId, picture]);
  await query(
    'update property_image set path = $2 where property_id in (select id from property where owner_id = $1)',
    [userId, photo],
  );
  await query(
    `update message_attachment set file_id = $2 where uploader_id = $1 and message_id is not null`,
    [userId, fileId],
  );
  const last = (path: string) => path.split('/').at(-1);
  return {
    ...person,
    names: [
      `files/attachments/${fileId}.pdf`,
      `files/homes/${last(photo)}.jpg`,
      `files/picture/${last(picture)}.jpg`,
    ],
  };
}

async function exportOf(userId: string) {
  const cookie = await insertSession(database.client, userId);
  const answer = await exportPersonalDataOf({ app, client: database.client }, { userId, cookie });
  return { ...answer, data: answer.json<PersonalDataExport>() };
}

const filesOf = ({ tableArray }: PersonalDataExport, table: string) =>
  tableArray.find(({ name }) => name === table)?.rowArray.map(({ file }) => file);

it('has each file of the person once, and says of each row which it is', async () => {
  const { userId, names } = await withFiles();
  const { files, data, entryCount } = await exportOf(userId);
  expect(entryCount).toBe(Object.keys(files).length);
  const invoices = Object.keys(files).filter((name) => name.startsWith('files/invoices/'));
  expect(invoices).toEqual([expect.stringMatching(/^files\/invoices\/moien-[\w-]+\.pdf$/)]);
  expect(Object.keys(files).sort()).toEqual(['data.json', ...names, ...invoices].sort());
  for (const name of names) expect(Buffer.from(files[name] ?? []).toString()).toContain(`of ${userId}`);
  expect(
    Buffer.from(files[invoices[0] ?? ''] ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(filesOf(data, 'profile')).toEqual([names[2]]);
  expect(new Set(filesOf(data, 'propertyImage'))).toEqual(new Set([names[1]]));
  expect(filesOf(data, 'invoice')).toEqual(invoices);
  expect(filesOf(data, 'messageAttachment')?.sort()).toEqual([names[0], null].sort());
});

it('has nothing of anybody else', async () => {
  const [one, other] = [await withFiles(), await withFiles()];
  const { files } = await exportOf(one.userId);
  for (const name of other.names) expect(files).not.toHaveProperty([name]);
  for (const content of Object.values(files))
    expect(Buffer.from(content).toString()).not.toContain(`of ${other.userId}`);
});

it('names a file that is gone, and has all others', async () => {
  const { userId, names } = await withFiles();
  const { rows } = await query('select image_path from profile where user_id = $1', [userId]);
  const store = createPhotoStore(mediaDirectory, useStorage(app).area('pictures'), 'people');
  await store.remove(rows[0].image_path);
  const { files, data, statusCode } = await exportOf(userId);
  expect(statusCode).toBe(200);
  expect(filesOf(data, 'profile')).toEqual([null]);
  expect(data.missingFileArray).toContainEqual({ table: 'profile', key: rows[0].image_path });
  expect(Object.keys(files)).toEqual(expect.arrayContaining(names.slice(0, 2)));
});

it('names a receipt that cannot be made, and has all others', async () => {
  const { userId, names } = await withFiles();
  await query('alter table invoice disable trigger user', []);
  const { rows } = await query(
    `update invoice set line_array = '[{"kind": 7}]' where user_id = $1 returning id`,
    [userId],
  );
  await query('alter table invoice enable trigger user', []);
  const { files, data } = await exportOf(userId);
  expect(data.missingFileArray).toContainEqual({ table: 'invoice', key: rows[0].id });
  expect(Object.keys(files)).toEqual(expect.arrayContaining(names));
});

it.each(['/upload/people/../../../../etc/passwd', '/upload/ads/00/x', 'https://evil.example/x'])(
  'reads nothing at an address that is none of a picture: %s',
  async (path) => {
    const { userId } = await withFiles();
    await query('update profile set image_path = $2 where user_id = $1', [userId, path]);
    const { data } = await exportOf(userId);
    expect(filesOf(data, 'profile')).toEqual([null]);
    expect(data.missingFileArray).toContainEqual({ table: 'profile', key: path });
  },
);

describe('the link', () => {
  const secret = 'a secret of the tests, long enough';
  const at = (time: string) => () => new Date(time);

  it('counts for its person, for a day', () => {
    const [userId, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const { token, expiresAt } = createExportLinks(secret, at('2027-01-10T12:00:00Z')).create(userId);
    expect(expiresAt.toISOString()).toBe('2027-01-11T12:00:00.000Z');
    const early = createExportLinks(secret, at('2027-01-11T11:59:59Z'));
    expect([early.isOf(userId, token), early.isOf(other, token)]).toEqual([true, false]);
    expect(createExportLinks(secret, at('2027-01-11T12:00:00Z')).isOf(userId, token)).toBe(false);
    expect(createExportLinks('another secret', at('2027-01-10T12:00:00Z')).isOf(userId, token)).toBe(false);
  });

  it('leads nobody else to the data, nor who is signed out, nor after a change of it', async () => {
    const { userId } = await withFiles();
    const cookie = await insertSession(database.client, userId);
    const { userId: strangerId } = await openPerson(app, database);
    const stranger = await insertSession(database.client, strangerId);
    await exportPersonalDataOf({ app, client: database.client }, { userId, cookie });
    const asked = await app.inject({
      method: 'POST',
      url: '/api/account/personal-data',
      headers: { cookie },
      payload: { proof: { password: TEST_PASSWORD } },
    });
    const { path } = asked.json();
    const get = async (url: string, headers: Record<string, string>) => {
      const answer = await app.inject({ url, headers });
      return [answer.statusCode, answer.headers['content-type'] === 'application/zip' || answer.json().code];
    };
    expect(await get(path, { cookie })).toEqual([200, true]);
    expect(await get(path, { cookie: stranger })).toEqual([404, 'export-link-ended']);
    expect(await get(path, {})).toEqual([401, 'signed-out']);
    expect(await get(`${path.slice(0, -2)}AA`, { cookie })).toEqual([404, 'export-link-ended']);
    await query('delete from session where user_id = $1', [userId]);
    expect(await get(path, { cookie })).toEqual([401, 'signed-out']);
  });
});
