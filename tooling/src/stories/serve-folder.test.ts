/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServedFolder, serveFolder } from './serve-folder.ts';

describe('serveFolder', () => {
  let folder: string;
  let site: ServedFolder;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moien-served-'));
    await writeFile(join(folder, 'index.json'), '{"v":5}');
    site = await serveFolder(folder, {
      standIn: { pattern: /\.avif$/, type: 'image/svg+xml', body: '<svg/>' },
    });
  });

  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  it('serves a file with its type', async () => {
    const response = await fetch(`${site.origin}/index.json`);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ v: 5 });
  });

  it('answers what another thing stands in for', async () => {
    const response = await fetch(`${site.origin}/upload/home.avif`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toBe('<svg/>');
  });

  it.each(['/missing.js', '/', '/%2e%2e/%2e%2e/etc/passwd', '/%E0%A4%A'])(
    'answers 404 for %s',
    async (path) => {
      expect((await fetch(`${site.origin}${path}`)).status).toBe(404);
    },
  );

  it('answers every path of an app with its page, and files as they are', async () => {
    await writeFile(join(folder, 'index.html'), '<title>App</title>');
    const app = await serveFolder(folder, { page: 'index.html' });
    const answers = ['/', '/de/search?cityId=1', '/index.json', '/missing.js'].map(async (path) => {
      const response = await fetch(`${app.origin}${path}`);
      return [response.status, response.headers.get('content-type')];
    });
    const page = [200, 'text/html; charset=utf-8'];
    expect(await Promise.all(answers)).toEqual([page, page, [200, 'application/json'], [404, null]]);
    await app.close();
    await rm(join(folder, 'index.html'));
  });
});
