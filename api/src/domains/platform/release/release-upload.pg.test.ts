import { makeUpload, uploadedFile } from '../../../testing/release-factory.ts';
import { problemOf, type ReleaseSite, startReleaseSite } from '../../../testing/release-site.ts';

let site: ReleaseSite;

beforeAll(async () => {
  site = await startReleaseSite();
}, 120_000);

afterAll(() => site.close());

describe('an upload that does not hold together', () => {
  const upload = makeUpload({ version: '7.0.0' });
  const change = (path: string, content: string | Buffer) => ({
    ...upload,
    files: upload.files.map((file) => (file.path === path ? uploadedFile(path, content) : file)),
  });
  const add = (path: string) => ({ ...upload, files: [...upload.files, uploadedFile(path, 'x')] });
  const describeAs = (change: object) => ({ ...upload, release: { ...upload.release, ...change } });
  const withRoutes = (...routes: { id: string; path: string }[]) =>
    describeAs({
      remote: {
        ...upload.release.remote,
        routes: routes.map((route) => ({ ...route, isPublic: true, skeleton: 'cards' })),
      },
    });
  const name = (path: string) =>
    describeAs({ files: [{ path, integrity: upload.release.serverIntegrity, bytes: 1 }] });

  it.each<[string, object, number, string]>([
    ['a changed file', change('browser/entry.js', 'entry of 7.0.1'), 400, 'release-integrity'],
    ['a changed server build', change('server/server.cjs', 'x'), 400, 'release-integrity'],
    ['another brotli', change('browser/entry.js.br', 'no brotli'), 400, 'release-encoding'],
    [
      'a gzip of other bytes',
      change('browser/entry.js.gz', Buffer.from('H4sIAAAAAAAAA0vKSQQAq7KgGwMAAAA=', 'base64')),
      400,
      'release-encoding',
    ],
    [
      'a missing file',
      { ...upload, files: upload.files.filter(({ path }) => path !== 'browser/route-search.css') },
      400,
      'release-file-missing',
    ],
    [
      'a missing server build',
      { ...upload, files: upload.files.filter(({ path }) => !path.startsWith('server/')) },
      400,
      'release-file-missing',
    ],
    ['a file that nobody named', add('browser/extra.js'), 400, 'release-file-unexpected'],
    ['a second server build', add('server/other.cjs'), 400, 'release-file-unexpected'],
    ['a file twice', add('browser/entry.js'), 400, 'release-file-repeated'],
    ['a way out in the upload', add('browser/../../../etc/cron.d/x'), 400, 'release-file-unexpected'],
    ['a folder of its own', add('etc/passwd'), 400, 'invalid-request'],
    ['a way out in the description', name('../../other/browser/entry.js'), 400, 'release-path'],
    ['an absolute path', name('/etc/passwd'), 400, 'release-path'],
    ['a hidden file', name('.env'), 400, 'release-path'],
    ['a page', name('page.html'), 400, 'release-file-type'],
    ['a page in other letters', name('page.HTML'), 400, 'release-file-type'],
    ['a page in XML', name('parts/page.xhtml'), 400, 'release-file-type'],
    ['a feed', name('feed.xml'), 400, 'release-file-type'],
    ['a file of no kind', name('page'), 400, 'release-file-type'],
    ['a way out as the server build', describeAs({ serverEntry: '../x' }), 400, 'release-path'],
    ['an entry that is no file', describeAs({ entry: 'other.js' }), 400, 'release-file-missing'],
    [
      'a preload that is no file',
      describeAs({ preload: { search: { scripts: ['other.js'], styles: [] } } }),
      400,
      'release-file-missing',
    ],
    [
      'shells that are no range',
      describeAs({ remote: { ...upload.release.remote, supportedShells: 'all of them' } }),
      400,
      'release-range',
    ],
    [
      'two routes of one id',
      withRoutes({ id: 'search', path: 'search' }, { id: 'search', path: 'found' }),
      400,
      'release-route-repeated',
    ],
    [
      'two routes of one address',
      withRoutes({ id: 'search', path: 'homes/:id' }, { id: 'found', path: 'homes/:slug' }),
      400,
      'release-route-repeated',
    ],
    [
      'two routes of one address, of which a part may be absent',
      withRoutes({ id: 'search', path: 'homes' }, { id: 'found', path: 'homes/:slug?' }),
      400,
      'release-route-repeated',
    ],
    ['an absolute route', withRoutes({ id: 'search', path: '/search' }), 400, 'invalid-request'],
    ['a later format', describeAs({ format: 2 }), 400, 'release-format'],
    ['a version that leads out', describeAs({ version: '../1.0.0' }), 400, 'invalid-request'],
    ['a remote that is none', describeAs({ remote: { name: '../mf-search' } }), 400, 'invalid-request'],
    ['a huge description', describeAs({ more: 'x'.repeat(600_000) }), 400, 'release-manifest-too-large'],
    ['a null character', describeAs({ more: '\u0000' }), 400, 'release-text'],
    ['half a character', describeAs({ more: '\ud83d' }), 400, 'release-text'],
    ['a note that steers terminals', { ...upload, note: '\u001b[2J' }, 400, 'invalid-request'],
    ['a note with a null character', { ...upload, note: '\u0000' }, 400, 'invalid-request'],
    ['too many bytes', { ...upload, note: 'x'.repeat(17 * 1024 * 1024) }, 413, 'body-too-large'],
  ])('is refused: %s', async (_case, payload, status, code) => {
    const response = await site.team.publish(payload as typeof upload);
    expect(problemOf(response)).toEqual([status, code]);
    expect(problemOf(await site.app.inject('/api/releases/mf-search/7.0.0'))).toEqual([
      404,
      'release-not-found',
    ]);
  });

  it('is refused: a description without end', async () => {
    const text = JSON.stringify(describeAs({ more: 'nested' }));
    const response = await site.team.publishText(
      text.replace('"nested"', '['.repeat(100_000) + ']'.repeat(100_000)),
    );
    expect(problemOf(response)).toEqual([400, 'release-manifest-too-large']);
  });
});
