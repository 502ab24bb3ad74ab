import { randomUUIDv7 } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ad, type AdPhotoUpload, IMAGE_WIDTHS } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import {
  addPhoto,
  draftOf,
  openHost as openHostOn,
  picture,
  readAd,
  refusalOf,
  uploadUrl,
} from '../../../testing/ad-host.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import {
  examplePdf,
  heicStart,
  hugePng,
  PLACE_WORDS,
  placedPhotograph,
} from '../../../testing/upload-files.ts';

const mediaDirectory = mkdtempSync(join(tmpdir(), 'moien-ad-photos-'));
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

const openHost = () => openHostOn({ app, client: database.client });

/** Every file and folder of uploads below the folder of pictures, with the rows of photos on their way. */
async function leftOver(): Promise<unknown> {
  const files = readdirSync(mediaDirectory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.parentPath.endsWith('parts'))
    .map(({ parentPath, name }) => join(parentPath, name));
  const { rows } = await database.client.query('select photo_id from ad_photo_upload order by photo_id');
  return { files: files.sort(), uploads: rows };
}

describe('photos', () => {
  it('come in parts, go on where they broke off, and say nothing of where they were taken', async () => {
    const host = await openHost();
    const draft = await draftOf(host);
    const bytes = await picture();
    const url = uploadUrl(draft, randomUUIDv7());
    const cut = Math.floor(bytes.byteLength * 0.6);
    await host.send(url, bytes.byteLength, 0, bytes.subarray(0, cut));
    expect((await host.call('GET', url)).json<AdPhotoUpload>()).toEqual({ offset: cut, photo: null });
    expect(refusalOf(await host.send(url, bytes.byteLength, 0, bytes.subarray(0, 10)))).toBe(
      '409 upload-offset-wrong',
    );
    const { photo } = (
      await host.send(url, bytes.byteLength, cut, bytes.subarray(cut))
    ).json<AdPhotoUpload>();
    const served = await app.inject(`${photo?.path}-640.avif`);
    expect(served.statusCode).toBe(200);
    const { exif, width } = await sharp(served.rawPayload).metadata();
    expect([exif, width]).toEqual([undefined, 640]);
    expect(
      (await host.send(url, bytes.byteLength, cut, bytes.subarray(cut))).json<AdPhotoUpload>().photo?.id,
    ).toBe(photo?.id);
    expect((await host.call('DELETE', url.replace('/upload', ''))).json<Ad>().photoArray).toEqual([]);
    expect((await app.inject(`${photo?.path}-640.avif`)).statusCode).toBe(404);
  });

  it('are ordered, described, and pointed out where they look the same', async () => {
    const host = await openHost();
    const draft = await draftOf(host);
    const first = await picture();
    const copy = await sharp(first).resize(320).jpeg({ quality: 50 }).toBuffer();
    for (const bytes of [first, await picture(), copy]) await addPhoto(host, draft, bytes);
    const { photoArray, version } = await readAd(host, draft);
    const [one, two, three] = photoArray.map(({ id }) => id) as [string, string, string];
    expect(photoArray.map(({ similarPhotoId }) => similarPhotoId)).toEqual([null, null, one]);
    const ordered = await host.change({ ...draft, version }, { photoIds: [two, three, one] });
    expect(ordered.json<Ad>().photoArray.map(({ id }) => id)).toEqual([two, three, one]);
    const words = { caption: { de: ' Blick ins Tal ' }, room: 'view' };
    const described = await host.call('PUT', `/api/ads/${draft.id}/photos/${two}`, words);
    expect(described.json<Ad>().photoArray[0]).toMatchObject({
      caption: { de: 'Blick ins Tal' },
      room: 'view',
    });
  });

  it('stand in the order of their choice, whichever arrives first, until their owner orders them', async () => {
    const host = await openHost();
    const draft = await draftOf(host);
    const [one, two, three, four] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7(), randomUUIDv7()].sort();
    const add = async (id: string | undefined) => {
      const bytes = await picture();
      expect((await host.send(uploadUrl(draft, `${id}`), bytes.byteLength, 0, bytes)).statusCode).toBe(200);
    };
    for (const id of [two, three, one]) await add(id);
    const { photoArray, version } = await readAd(host, draft);
    expect(photoArray.map(({ id }) => id)).toEqual([one, two, three]);
    await host.change({ ...draft, version }, { photoIds: [`${three}`, `${one}`, `${two}`] });
    await add(four);
    expect((await readAd(host, draft)).photoArray.map(({ id }) => id)).toEqual([three, one, two, four]);
  });

  it('arrive once when the answer of the last part is lost, and it is asked for again', async () => {
    const host = await openHost();
    const draft = await draftOf(host);
    const bytes = await picture();
    const [url, size] = [uploadUrl(draft, randomUUIDv7()), bytes.byteLength];
    const end = size - 100;
    await host.send(url, size, 0, bytes.subarray(0, end));
    const answers = await Promise.all([
      host.send(url, size, end, bytes.subarray(end)),
      host.send(url, size, end, bytes.subarray(end)),
      host.send(url, size, size, Buffer.alloc(0)),
    ]);
    // Each request has either made the photo, or is answered with the offset that the upload has by then.
    for (const answer of answers)
      if (answer.statusCode !== 200) expect(refusalOf(answer)).toBe('409 upload-offset-wrong');
    const again = await host.send(url, size, size, Buffer.alloc(0));
    expect(again.json<AdPhotoUpload>()).toMatchObject({ offset: size, photo: { id: expect.any(String) } });
    expect((await readAd(host, draft)).photoArray).toHaveLength(1);
  });

  it('of which a process has died at the end are made by an empty part', async () => {
    const host = await openHost();
    const draft = await draftOf(host);
    const bytes = await picture();
    const [photoId, size] = [randomUUIDv7(), bytes.byteLength];
    const url = uploadUrl(draft, photoId);
    await host.send(url, size, 0, bytes.subarray(0, 100));
    expect(refusalOf(await host.send(url, size, 100, Buffer.alloc(0)))).toBe('400 invalid-request');
    // What is here by then is too short to be all of it: it begins anew.
    await database.client.query('update ad_photo_upload set received = size where photo_id = $1', [photoId]);
    expect(refusalOf(await host.send(url, size, size, Buffer.alloc(0)))).toBe('409 upload-offset-wrong');
    expect((await host.call('GET', url)).json<AdPhotoUpload>()).toEqual({ offset: 0, photo: null });
    expect((await host.send(url, size, 0, bytes)).json<AdPhotoUpload>().photo?.id).toBe(photoId);
  });

  it.each(['webp', 'avif', 'png'] as const)('in %s become photos', async (format) => {
    const host = await openHost();
    const draft = await draftOf(host);
    const bytes = await sharp(await picture())
      .toFormat(format)
      .toBuffer();
    expect((await addPhoto(host, draft, bytes)).json<AdPhotoUpload>().photo?.path).toMatch(
      /^\/upload\/ads\//,
    );
  });

  it('say in no variant where they were taken or by whom, and are turned upright', async () => {
    const host = await openHost();
    const draft = await draftOf(host);
    const bytes = await placedPhotograph();
    const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc].map((part) => part && part.length > 0)).toEqual([true, true, true]);
    expect(orientation).toBe(6);
    for (const word of PLACE_WORDS.slice(0, 3)) expect(bytes.includes(word)).toBe(true);
    const { photo } = (await addPhoto(host, draft, bytes)).json<AdPhotoUpload>();
    for (const size of [...IMAGE_WIDTHS, 'avatar']) {
      const { rawPayload } = await app.inject(`${photo?.path}-${size}.avif`);
      const metadata = await sharp(rawPayload).metadata();
      const { exif, xmp, iptc, icc, orientation = 1 } = metadata;
      expect([size, exif, xmp, iptc, icc, orientation]).toEqual([
        size,
        undefined,
        undefined,
        undefined,
        undefined,
        1,
      ]);
      for (const word of PLACE_WORDS)
        expect([size, word, rawPayload.includes(word)]).toEqual([size, word, false]);
    }
    const { rawPayload } = await app.inject(`${photo?.path}-1920.avif`);
    const { data, info } = await sharp(rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true });
    // What was in the upper left corner is in the upper right one.
    expect([info.width, info.height]).toEqual([200, 300]);
    expect([(data[10 * 200 + 10] ?? 255) < 90, (data[10 * 200 + 190] ?? 0) > 200]).toEqual([true, true]);
  });

  it('carry nothing that hides behind the picture', async () => {
    const host = await openHost();
    const draft = await draftOf(host);
    const hidden = Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>'), examplePdf]);
    const { photo } = (await addPhoto(host, draft, hidden)).json<AdPhotoUpload>();
    const bytes = readFileSync(`${mediaDirectory}/originals${photo?.path}.jpg`);
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    expect([bytes.includes('<script'), bytes.includes('%PDF')]).toEqual([false, false]);
  });

  it.each<[string, Buffer, string]>([
    ['no picture', Buffer.from('Hello, I am no picture.'), '415 upload-type-unsupported'],
    ['a PDF', examplePdf, '415 upload-type-unsupported'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), '415 upload-type-unsupported'],
    ['HEIC', heicStart, '415 heic-unsupported'],
    [
      'HEIC under another brand',
      Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0heicmif1', 'latin1'),
      '415 heic-unsupported',
    ],
    ['a broken picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), '422 upload-unreadable'],
    [
      'a drawing that begins like a picture',
      Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      ]),
      '422 upload-unreadable',
    ],
    ['900 million pixels', hugePng(30_000), '422 upload-unreadable'],
  ])(
    'of %s are refused, leave nothing behind, and the next try begins anew',
    async (_case, bytes, refusal) => {
      const host = await openHost();
      const draft = await draftOf(host);
      const url = uploadUrl(draft, randomUUIDv7());
      const before = await leftOver();
      for (let turn = 0; turn < 2; turn += 1)
        expect(refusalOf(await host.send(url, bytes.byteLength, 0, bytes))).toBe(refusal);
      expect(await leftOver()).toEqual(before);
      expect((await readAd(host, draft)).photoArray).toEqual([]);
    },
  );

  it('of another type are refused by their first part', async () => {
    const host = await openHost();
    const draft = await draftOf(host);
    const start = Buffer.concat([heicStart, Buffer.alloc(1000)]);
    expect(refusalOf(await host.send(uploadUrl(draft, randomUUIDv7()), 5_000_000, 0, start))).toBe(
      '415 heic-unsupported',
    );
  });

  it('are forty at most, and 20 MB each', async () => {
    const host = await openHost();
    const draft = await draftOf(host);
    await database.client.query(
      `insert into property_image (property_id, position, path)
       select $1, number, '/upload/ads/aa/' || number from generate_series(1, 40) as number`,
      [draft.id],
    );
    expect(refusalOf(await addPhoto(host, draft))).toBe('409 too-many-photos');
    const before = await leftOver();
    const url = uploadUrl(await draftOf(host), randomUUIDv7());
    expect(refusalOf(await host.send(url, 100_000_000, 0, await picture()))).toBe('413 photo-too-large');
    expect(refusalOf(await host.send(url, 21 * 1024 * 1024, 0, await picture()))).toBe('413 photo-too-large');
    expect(await leftOver()).toEqual(before);
  });

  it.each([
    ['says how much', { 'content-length': String(100_000_000) }],
    ['does not', { 'transfer-encoding': 'chunked' }],
  ])('100 MB in one go are refused after a megabyte, whether the browser %s', async (_case, length) => {
    const host = await openHost();
    const draft = await draftOf(host);
    const before = await leftOver();
    const address = await listenOnce();
    const sent = await pour(`${address}${uploadUrl(draft, randomUUIDv7())}?size=100`, {
      ...{ cookie: host.cookie, 'sec-fetch-site': 'same-origin', 'upload-offset': '0', ...length },
      'content-type': 'application/offset+octet-stream',
    });
    expect(sent.answer).toEqual(['413', 'body-too-large']);
    // What lies in the buffers of two sockets besides.
    expect(sent.megabytes).toBeLessThan(30);
    expect(await leftOver()).toEqual(before);
  });
});

async function listenOnce(): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Sends 100 MB for as long as the connection takes them. */
function pour(
  url: string,
  headers: Record<string, string>,
): Promise<{ answer: [status: string, code: string]; megabytes: number }> {
  const megabyte = Buffer.alloc(1024 * 1024, 1);
  return new Promise((resolve, reject) => {
    let megabytes = 0;
    let isEnded = false;
    const call = request(url, { method: 'PATCH', headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => {
        isEnded = true;
        call.destroy();
        resolve({ answer: [String(response.statusCode), JSON.parse(body).code], megabytes });
      });
    });
    call.on('error', (error) => !isEnded && reject(error));
    const write = () => {
      if (isEnded || call.destroyed || megabytes === 95) return;
      megabytes += 1;
      if (call.write(megabyte)) setImmediate(write);
      else call.once('drain', write);
    };
    write();
  });
}
