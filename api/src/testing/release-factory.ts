import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Release, ReleaseUpload } from '@moien/contract';
import { integrityOf } from '../domains/platform/release-files/release-files.ts';

type ReleaseFields = {
  remote?: string;
  version?: string;
  /** What its entry says: another text is another release. */
  entry?: string;
  supportedShells?: string;
  note?: string;
};

/**
 * A small release that holds together, with a route and texts by its remote's name: an entry with its
 * encodings, a script, a style and a server build.
 */
export function makeUpload({
  remote = 'mf-search',
  version = '1.0.0',
  entry = `entry of ${version}`,
  supportedShells = '^0.1.0',
  note,
}: ReleaseFields = {}): ReleaseUpload {
  const browser = { 'entry.js': entry, 'parts/route-search.js': 'route', 'route-search.css': 'style' };
  const files = Object.entries(browser);
  const serverBuild = `server of ${version}`;
  const name = remote.replace('mf-', '');
  const release: Release = {
    format: 1,
    version,
    remote: {
      name: remote,
      owner: 'Search',
      mountContract: 1,
      supportedShells,
      routes: [{ id: name, path: name, isPublic: true, skeleton: 'cards' }],
      slots: [],
      textNamespaces: [name],
      byteBudget: 1000,
    },
    entry: 'entry.js',
    serverEntry: 'server.cjs',
    serverIntegrity: integrityOf(Buffer.from(serverBuild)),
    preload: { [name]: { scripts: ['parts/route-search.js'], styles: ['route-search.css'] } },
    files: files.map(([path, text]) => ({
      path,
      integrity: integrityOf(Buffer.from(text)),
      bytes: text.length,
    })),
    builtAgainst: { contract: '0.1.0', shell: '0.1.0', shared: { react: '^19.0.0' } },
    texts: { en: ['title'], fr: ['title'], de: ['title'] },
    uses: [{ kind: 'slot', name: 'search-bar', file: 'mf-search/remote.json', line: 3 }],
    firstBytes: 40,
  };
  return {
    release,
    files: [
      ...files.map(([path, text]) => uploadedFile(`browser/${path}`, text)),
      uploadedFile('browser/entry.js.br', brotliCompressSync(entry)),
      uploadedFile('browser/entry.js.gz', gzipSync(entry)),
      uploadedFile('server/server.cjs', serverBuild),
    ],
    ...(note === undefined ? {} : { note }),
  };
}

export function uploadedFile(path: string, content: string | Buffer): ReleaseUpload['files'][number] {
  return { path, content: Buffer.from(content).toString('base64') };
}
