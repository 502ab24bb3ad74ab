import type { RemoteDeclaration } from '@moien/contract';
import { exampleRegistry, exampleRoot, exampleSession } from '@moien/shared-lib/testing';
import declaration from '../../remote.json' with { type: 'json' };
import { remote } from '../index.ts';

const ORIGIN = 'https://moien.example';
const TOKEN = 'a'.repeat(43);
const text = (slug: string, values?: Record<string, unknown>) =>
  `${slug}${values ? ` ${Object.values(values).join()}` : ''}`;

const { routes } = declaration as RemoteDeclaration;

it.each(routes.map(({ id, path }) => ({ id, path })))(
  '$path can be loaded, keeps away from search engines and names no secret in its head',
  async ({ id, path }) => {
    const asked: string[] = [];
    const root = exampleRoot({
      session: exampleSession,
      registry: exampleRegistry(declaration as RemoteDeclaration),
      transport: async ({ url }) => {
        asked.push(url);
        throw new Error('There is no network.');
      },
    });
    const route = await remote.routes[id]?.();
    if (!route) throw new Error(`Nothing serves ${id}.`);
    const url = new URL(`/de/${path}?token=${TOKEN}&code=abc&state=xyz`, ORIGIN);
    const { signal } = new AbortController();
    const data = await route.load({ root, url, parameters: {}, signal });
    const head = route.head(data, root, text);
    expect(head).toMatchObject({ canonicalPath: `/${path}`, isIndexed: false });
    expect(JSON.stringify(head)).not.toMatch(/aaaa|abc|xyz/);
    // What a mail's link carries is sent by its button alone (product decision 18).
    if (path.startsWith('auth')) expect(asked).toEqual([]);
  },
);
