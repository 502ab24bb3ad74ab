import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originals as drawn } from '@moien/demo/originals';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { UNWATCHED } from '../storage/storage.ts';
import { mediaPlugin } from './media.plugin.ts';
import { createDiskOriginals, firstOriginalOf } from './media-originals.ts';

let directory = '';
let app: FastifyInstance;
let opened: string[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'moien-media-'));
  opened = [];
  const sources = firstOriginalOf([createDiskOriginals(directory), drawn]);
  app = fastify();
  await app.register(mediaPlugin, {
    directory,
    files: UNWATCHED,
    originals: {
      open: (area, path) => {
        opened.push(`${area}/${path}`);
        return sources.open(area, path);
      },
    },
  });
});

afterEach(async () => {
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

async function putOriginal(path: string, bytes: Buffer | string): Promise<void> {
  const file = join(directory, 'originals', path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, bytes);
}

function photograph(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#37708f' } })
    .jpeg()
    .toBuffer();
}

async function dimensionsOf(url: string): Promise<string> {
  const response = await app.inject(url);
  const { format, width, height } = await sharp(response.rawPayload).metadata();
  return `${response.statusCode} ${format} ${width}x${height}`;
}

describe('mediaPlugin', () => {
  it.each([
    ['360', '360x240'],
    ['512', '512x341'],
    ['640', '640x427'],
    ['960', '960x640'],
    ['1920', '1920x1280'],
    ['avatar', '512x512'],
  ])('serves a drawn home in size %s', async (size, dimensions) => {
    expect(await dimensionsOf(`/upload/scenes/home-1/facade-0-${size}.avif`)).toBe(`200 heif ${dimensions}`);
  });

  it('serves a drawn banner', async () => {
    expect(await dimensionsOf('/global/banner-12-640.avif')).toBe('200 heif 640x274');
  });

  it('says that a variant never changes', async () => {
    const response = await app.inject('/upload/scenes/home-1/facade-0-360.avif');
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/avif',
      'content-length': String(response.rawPayload.length),
    });
    const headers = { 'if-none-match': String(response.headers.etag) };
    const again = await app.inject({ url: '/upload/scenes/home-1/facade-0-360.avif', headers });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  it('answers HEAD with the headers alone', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/upload/scenes/home-1/facade-0-360.avif' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/avif');
    expect(Number(response.headers['content-length'])).toBeGreaterThan(1000);
    expect(response.rawPayload).toHaveLength(0);
  });

  it('makes a variant once, also when many ask for it together', async () => {
    const url = '/upload/scenes/home-1/facade-0-360.avif';
    const together = await Promise.all(Array.from({ length: 8 }, () => app.inject(url)));
    const later = await app.inject(url);
    expect(together.map((response) => response.statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(later.rawPayload.equals(together[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    expect(opened).toEqual(['upload/scenes/home-1/facade-0']);
    expect(await readdir(join(directory, 'variants/upload/scenes/home-1'))).toEqual(['facade-0-360.avif']);
  });

  it('prefers a file to a drawing, turns it upright and never enlarges it', async () => {
    const bytes = await photograph(600, 300);
    await putOriginal('upload/scenes/home-1/facade-0.jpg', bytes);
    await putOriginal('upload/turned.jpg', await sharp(bytes).withMetadata({ orientation: 6 }).toBuffer());
    expect(await dimensionsOf('/upload/scenes/home-1/facade-0-360.avif')).toBe('200 heif 360x180');
    expect(await dimensionsOf('/upload/scenes/home-1/facade-0-1920.avif')).toBe('200 heif 600x300');
    expect(await dimensionsOf('/upload/turned-960.avif')).toBe('200 heif 300x600');
  });

  it.each(['png', 'webp', 'avif', 'svg'])('reads originals in %s', async (format) => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><circle cx="9" cy="9" r="9"/></svg>';
    const bytes =
      format === 'svg'
        ? svg
        : await sharp(await photograph(600, 400))
            .toFormat(format === 'png' ? 'png' : format === 'webp' ? 'webp' : 'avif')
            .toBuffer();
    await putOriginal(`global/flag.${format}`, bytes);
    expect(await dimensionsOf('/global/flag-360.avif')).toBe('200 heif 360x240');
  });

  it('keeps transparency where there is some', async () => {
    await putOriginal(
      'global/dot.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><circle cx="9" cy="9" r="9"/></svg>',
    );
    const transparent = await app.inject('/global/dot-360.avif');
    const opaque = await app.inject('/global/banner-1-360.avif');
    expect((await sharp(transparent.rawPayload).metadata()).hasAlpha).toBe(true);
    expect((await sharp(opaque.rawPayload).metadata()).hasAlpha).toBe(false);
  });

  it.each([
    ['/upload/scenes/home-1/facade-0-361.avif', 400, 'media-size-unknown'],
    ['/upload/scenes/home-1/facade-0.avif', 400, 'media-size-unknown'],
    ['/upload/missing-360.avif', 404, 'media-not-found'],
    ['/upload/scenes/home-1/facade-0-360.jpg', 404, 'media-not-found'],
    ['/upload/scenes/home-1/cellar-0-360.avif', 404, 'media-not-found'],
    ['/upload/scenes/home-1/banner-1-360.avif', 404, 'media-not-found'],
    ['/upload/scenes/home-1/facade-100-360.avif', 404, 'media-not-found'],
    ['/upload/scenes/HOME/facade-0-360.avif', 404, 'media-not-found'],
    [`/upload/scenes/${'a'.repeat(65)}/facade-0-360.avif`, 404, 'media-not-found'],
    ['/global/banner-13-360.avif', 404, 'media-not-found'],
    ['/global/banner-0-360.avif', 404, 'media-not-found'],
    ['/upload/%2e%2e%2f%2e%2e%2fsecret-360.avif', 400, 'media-path-invalid'],
    ['/upload/a%00b-360.avif', 400, 'media-path-invalid'],
    [`/upload/${'a/'.repeat(20)}b-360.avif`, 400, 'media-path-invalid'],
    [`/upload/${'a'.repeat(2000)}-360.avif`, 400, 'media-path-invalid'],
  ])('answers %s with %i %s', async (url, status, code) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.headers['cache-control']).toBe('no-store');
    const problem: Record<string, unknown> = response.json();
    expect(Object.keys(problem).sort()).toEqual(['code', 'message', 'requestId', 'status', 'title', 'type']);
    expect(problem).toMatchObject({ code, status, type: `urn:moien:problem:${code}` });
  });

  it.each([
    ['text.jpg', 'this is not a picture'],
    ['empty.png', ''],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
    ['vast.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>'],
  ])('calls a broken original %s unreadable', async (name, content) => {
    await putOriginal(`upload/${name}`, content);
    const response = await app.inject(`/upload/${name.split('.')[0]}-360.avif`);
    expect([response.statusCode, response.json().code]).toEqual([422, 'media-unreadable']);
    expect(response.body).not.toContain(directory);
  });

  it('calls half a photograph unreadable and keeps nothing of it', async () => {
    const bytes = await sharp(Buffer.alloc(900 * 600 * 3, 'moien'), {
      raw: { width: 900, height: 600, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    await putOriginal('upload/half.jpg', bytes.subarray(0, bytes.length / 2));
    const response = await app.inject('/upload/half-360.avif');
    expect([response.statusCode, response.json().code]).toEqual([422, 'media-unreadable']);
    expect(await readdir(directory)).toEqual(['originals']);
  });

  it('serves a variant that it cannot keep', async () => {
    await writeFile(join(directory, 'variants'), 'a file where a folder should be');
    expect(await dimensionsOf('/global/banner-1-360.avif')).toBe('200 heif 360x154');
  });

  it('refuses dots that a client sent as they are', async () => {
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
      socket.write(
        'GET /upload/../../etc/passwd-360.avif HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      );
    });
    expect(answer).toContain('400 Bad Request');
    expect(answer).toContain('media-path-invalid');
  });
});
