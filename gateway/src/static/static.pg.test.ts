import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openTestSite, type TestSite } from '../testing/test-site.ts';
import { FILE_POLICY, SCRIPT_POLICY } from './send-file.ts';

const buildFile = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

let site: TestSite;
let shell: { base: string; scripts: string[]; styles: string[] };

beforeAll(async () => {
  site = await openTestSite();
  shell = JSON.parse(
    readFileSync(fileURLToPath(new URL('../../../shell/dist/release.json', import.meta.url)), 'utf8'),
  );
});
afterAll(() => site.close());

describe('files of a build', () => {
  it('come as brotli, gzip or plain, whatever is asked for, with the same content', async () => {
    const path = `${shell.base}${shell.scripts[0]}`;
    const [brotli, zipped, plain] = await Promise.all(
      ['gzip, deflate, br', 'gzip', ''].map((encoding) => site.visit(path, { 'accept-encoding': encoding })),
    );
    expect([brotli, zipped, plain].map((answer) => answer?.headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    const content = plain?.body;
    expect(content?.length).toBeGreaterThan(100_000);
    expect(brotliDecompressSync(brotli?.content ?? '').toString()).toBe(content);
    expect(gunzipSync(zipped?.content ?? '').toString()).toBe(content);
  });

  it('are kept for ever by browsers, told apart by encoding, and never guessed at', async () => {
    const { headers, content } = await site.visit(`${shell.base}${shell.scripts[0]}`, {
      'accept-encoding': 'br',
    });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(content.length),
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
  });

  it('are no documents with rights: a file that is opened by itself is sandboxed, a worker keeps its origin', async () => {
    const policyOf = async (path: string) => (await site.visit(path)).headers['content-security-policy'];
    const release = JSON.parse(readFileSync(buildFile('mf-search/dist/release.json'), 'utf8'));
    const base = `/remotes/mf-search/${release.version}/`;
    for (const { path } of release.files as { path: string }[]) {
      expect([path, await policyOf(base + path)]).toEqual([
        path,
        path.endsWith('.js') ? SCRIPT_POLICY : FILE_POLICY,
      ]);
    }
    expect(await policyOf(`${shell.base}${shell.scripts[0]}`)).toBe(SCRIPT_POLICY);
    expect(await policyOf(`${shell.base}${shell.styles[0]}`)).toBe(FILE_POLICY);
  });

  it('that could be pages are not served, although an older site has stored them', async () => {
    const { version } = JSON.parse(readFileSync(buildFile('mf-search/dist/release.json'), 'utf8'));
    const folder = join(site.folder, 'releases/mf-search', version, 'browser');
    for (const name of [
      'page.html',
      'page.xhtml',
      'page.xml',
      'page.htm',
      'entry.js.html',
      'page',
      'worker.mjs.hta',
    ]) {
      writeFileSync(join(folder, name), '<script>alert(1)</script>');
      const { statusCode, headers, body } = await site.visit(`/remotes/mf-search/${version}/${name}`);
      expect([name, statusCode, headers['content-type']]).toEqual([name, 404, 'application/problem+json']);
      expect(body).not.toContain('alert');
    }
  });

  it('of another version are not there', async () => {
    for (const path of [`/assets/0.0.0-none/${shell.scripts[0]}`, '/remotes/mf-search/0.0.0-none/entry.js']) {
      const { statusCode, headers } = await site.visit(path);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });

  it('cannot be left for other files of the machine', async () => {
    expect(existsSync(fileURLToPath(new URL('../../../shell/dist/release.json', import.meta.url)))).toBe(
      true,
    );
    for (const path of [
      '../release.json',
      '..%2frelease.json',
      '%2e%2e/release.json',
      '%2e%2e%2frelease.json',
      '..%5crelease.json',
      './/../release.json',
      '..%252frelease.json',
      '../../../package.json',
      '%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json',
      '%00',
      'shell.js%00.txt',
      '%2fetc%2fhostname',
    ]) {
      const { statusCode, body } = await site.visit(shell.base + path);
      // A path that leaves the folder may become an address without a language, which leads to a page.
      expect({ path, isRefused: [302, 400, 404].includes(statusCode) }).toEqual({ path, isRefused: true });
      expect(body).not.toContain('"version"');
    }
  });
});
