import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type S3Server, startS3Server } from '@moien/sandbox/object-store';
import { createReleaseFiles } from './create-release-files.ts';
import { isReleaseKey } from './release-files.ts';
import { createS3Files } from './s3-files.ts';

const KEY = 'mf-search/0.1.0+build.1-90039781b8c4/browser/parts/chunk@2.js';
const OUTSIDE = [
  '../secret',
  'mf-search/1.0.0/browser/../../../secret',
  'mf-search/1.0.0/browser/..',
  'mf-search/1.0.0/browser//entry.js',
  'mf-search/1.0.0/browser/.hidden',
  'mf-search/1.0.0/other/entry.js',
  'mf-search/../browser/entry.js',
  'mf-search/1.0.0/browser/%2e%2e/secret',
  'mf-search/1.0.0/browser/a\\b',
  'mf-search/1.0.0/browser/entry.js\0',
  '/mf-search/1.0.0/browser/entry.js',
  `mf-search/1.0.0/browser/${'a'.repeat(300)}`,
];

let directory: string;
let server: S3Server;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'moien-releases-'));
  server = await startS3Server({ accessKeyId: 'team', secretAccessKey: 's3/cr+t', region: 'eu-west-3' });
});

afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

const stores = {
  folder: () =>
    createReleaseFiles({ releasesDirectory: join(directory, 'releases'), releasesS3Url: undefined }),
  S3: () => createReleaseFiles({ releasesDirectory: directory, releasesS3Url: server.url('releases') }),
};

describe.each(Object.entries(stores))('release files in %s', (_name, open) => {
  it('are read as they were written, until they are removed', async () => {
    const files = open();
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    expect([await files.exists(KEY), await files.read(KEY)]).toEqual([false, undefined]);
    await files.remove(KEY);
    await files.write(KEY, bytes);
    expect([await files.exists(KEY), await files.read(KEY)]).toEqual([true, bytes]);
    await files.write(KEY, Buffer.from('other'));
    expect(String(await files.read(KEY))).toBe('other');
    await files.remove(KEY);
    expect([await files.exists(KEY), await files.read(KEY)]).toEqual([false, undefined]);
  });

  it('hold a file of no bytes', async () => {
    const files = open();
    await files.write(KEY, Buffer.alloc(0));
    expect(await files.read(KEY)).toEqual(Buffer.alloc(0));
  });

  it.each(OUTSIDE)('never leave their place: %j', async (key) => {
    const files = open();
    await writeFile(join(directory, 'secret'), 'secret');
    expect([await files.exists(key), await files.read(key)]).toEqual([false, undefined]);
    await expect(async () => files.write(key, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(async () => files.remove(key)).rejects.toThrow(RangeError);
  });
});

describe('a folder of releases', () => {
  it('keeps nothing of a write that has ended but the file', async () => {
    await stores.folder().write('mf-blog/1.0.0/server/server.cjs', Buffer.from('x'));
    expect(await readdir(join(directory, 'releases/mf-blog/1.0.0/server'))).toEqual(['server.cjs']);
  });
});

describe('an S3 store', () => {
  it('is asked below its prefix', async () => {
    await createS3Files(server.url('releases/site-1')).write(KEY, Buffer.from('x'));
    expect(server.paths()).toContain(`/releases/site-1/${KEY}`);
  });

  it('refuses another secret, another region and a body that was changed on its way', async () => {
    const files = (url: string) => createS3Files(url).write(KEY, Buffer.from('x'));
    const url = server.url('releases');
    await expect(files(url.replace('s3%2Fcr%2Bt', 'wrong'))).rejects.toThrow('the store answered 403');
    await expect(files(url.replace('eu-west-3', 'us-east-1'))).rejects.toThrow('the store answered 403');
    server.changeNextBody();
    await expect(files(url)).rejects.toThrow('the store answered 400');
  });

  it('is asked again when it fails once, and names only the status when it goes on failing', async () => {
    const files = createS3Files(server.url('releases'));
    server.failNext(1);
    await files.write(KEY, Buffer.from('again'));
    expect(String(await files.read(KEY))).toBe('again');
    server.failNext(10);
    await expect(files.read(KEY)).rejects.toThrow(
      /^A file of a release could not be read: the store answered 503\.$/,
    );
    server.failNext(0);
  });
});

describe('a key', () => {
  it('is what the files of a release are called', () => {
    expect(isReleaseKey(KEY)).toBe(true);
    expect(OUTSIDE.filter(isReleaseKey)).toEqual([]);
  });
});
