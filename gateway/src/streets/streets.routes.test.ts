import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import compress from '@fastify/compress';
import { setProblemHandlers } from '@moien/api';
import { encodeExampleStreets } from '@moien/mf-search/examples/streets';
import Fastify, { type FastifyInstance } from 'fastify';
import { openStreets } from './open-streets.ts';
import { serveStreets, streetsUrlOf } from './streets.routes.ts';

let folder: string;
let path: string;
let streets: Buffer;
let log: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moien-streets-'));
  path = join(folder, 'streets.pmtiles');
  streets = Buffer.from(await encodeExampleStreets());
  await writeFile(path, streets);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  log = [];
});

function openApp(): FastifyInstance {
  const stream = new Writable({
    write(line, _encoding, done) {
      log.push(String(line));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'warn', stream } });
  setProblemHandlers(app);
  return app;
}

async function openSite(): Promise<{ app: FastifyInstance; url: string }> {
  const app = openApp();
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  const file = await openStreets(app, path);
  if (!file) throw new Error('The streets were not opened.');
  serveStreets(app, file);
  return { app, url: streetsUrlOf(file) };
}

describe('serveStreets', () => {
  it('sends a part as it is, under an address that never changes its content', async () => {
    const { app, url } = await openSite();
    const headers = { range: 'bytes=0-4999', 'accept-encoding': 'br, gzip' };
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes 0-4999/${streets.length}`,
      'content-length': '5000',
      'content-type': 'application/vnd.pmtiles',
      'cache-control': 'public, max-age=31536000, immutable, no-transform',
      etag: expect.stringMatching(/^"[0-9a-f]{16}"$/),
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.rawPayload.equals(streets.subarray(0, 5000))).toBe(true);
    await app.close();
  });

  it('ends a part where the file ends', async () => {
    const { app, url } = await openSite();
    const first = streets.length - 10;
    const answer = await app.inject({ url, headers: { range: `bytes=${first}-${first + 99}` } });
    expect(answer.headers['content-range']).toBe(`bytes ${first}-${first + 9}/${streets.length}`);
    expect(answer.rawPayload.equals(streets.subarray(first))).toBe(true);
    await app.close();
  });

  it.each([undefined, 'bytes=0-', 'bytes=0-1,5-6', 'bytes=99999999-99999999'])(
    'does not send the whole file for the range %s',
    async (range) => {
      const { app, url } = await openSite();
      const answer = await app.inject({ url, headers: range ? { range } : {} });
      expect([answer.statusCode, answer.json().code]).toEqual([416, 'range-needed']);
      expect(answer.headers['content-range']).toBe(`bytes */${streets.length}`);
      await app.close();
    },
  );

  it('knows no other file', async () => {
    const { app } = await openSite();
    const headers = { range: 'bytes=0-9' };
    for (const name of ['0000000000000000', '..%2f..%2fpackage', 'streets']) {
      const answer = await app.inject({ url: `/streets/${name}.pmtiles`, headers });
      expect([name, answer.statusCode]).toEqual([name, 404]);
    }
    await app.close();
  });
});

describe('openStreets', () => {
  it.each([
    ['missing', () => join(folder, 'none.pmtiles'), 'ENOENT'],
    ['broken', () => join(import.meta.dirname, 'streets.routes.ts'), 'no PMTiles file'],
    ['a folder', () => folder, 'EISDIR'],
  ])('says in one line that the file is %s, and the site goes on', async (_case, file, cause) => {
    const app = openApp();
    expect(await openStreets(app, file())).toBeUndefined();
    expect(log).toHaveLength(1);
    expect(log[0]).toContain('MAP_STREETS_FILE cannot be used');
    expect(log[0]).toContain(cause);
    await app.close();
  });

  it('has nothing to say where no file is named', async () => {
    const app = openApp();
    expect(await openStreets(app, undefined)).toBeUndefined();
    expect(log).toEqual([]);
    await app.close();
  });
});
