import { containerName, REGISTRY_FORMAT } from '@moien/contract';
import { integrityOf } from '../webpack/release-files.ts';
import type { RemadeRelease } from './remake-release.ts';

const VERSION = '0.1.0-tiny';

/** The least that may be published: a remote with one route of its own that nobody visits. */
export function tinyRelease(number: number): RemadeRelease {
  const route = `tiny-${String(number).padStart(2, '0')}`;
  const name = `mf-${route}`;
  const browser: Record<string, string> = {
    'entry.js': `globalThis.${containerName(name, VERSION)}={init(){},get:()=>import("./route.js")}`,
    'route.js': `export const remote={routes:{},slots:{},texts:{}}`,
  };
  const server = 'module.exports={remote:{routes:{},slots:{},texts:{}}}';
  const uploads = [
    ...Object.entries(browser).map(([path, content]) => ({ path: `browser/${path}`, content })),
    { path: 'server/server.cjs', content: server },
  ];
  return {
    release: {
      format: REGISTRY_FORMAT,
      version: VERSION,
      remote: {
        name,
        owner: 'Tiny',
        mountContract: 1,
        supportedShells: '^0.1.0',
        routes: [{ id: route, path: route, isPublic: true, skeleton: 'article' }],
        slots: [],
        textNamespaces: [route],
        byteBudget: 1000,
      },
      entry: 'entry.js',
      serverEntry: 'server.cjs',
      serverIntegrity: integrityOf(server),
      preload: { [route]: { scripts: ['route.js'], styles: [] } },
      files: Object.entries(browser).map(([path, content]) => ({
        path,
        integrity: integrityOf(content),
        bytes: content.length,
      })),
      builtAgainst: { contract: '0.1.0', shell: '0.1.0', shared: {} },
      texts: { en: [], fr: [], de: [] },
      uses: [],
      firstBytes: 100,
    },
    files: uploads.map(({ path, content }) => ({ path, content: Buffer.from(content).toString('base64') })),
  };
}
