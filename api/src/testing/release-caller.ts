import type { ReleaseUpload } from '@moien/contract';
import type { FastifyInstance } from 'fastify';

/** The calls of a team with its token. */
export function callReleases(app: FastifyInstance, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers });
  return {
    /** A body as it travels. */
    publishText: (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/releases',
        payload,
        headers: { ...headers, 'content-type': 'application/json' },
      }),
    publish: (upload: ReleaseUpload) => post('/api/releases', upload),
    activate: (
      version: string,
      { remote = 'mf-search', ...more }: { remote?: string; note?: string; dropsPrevious?: boolean } = {},
    ) => post('/api/releases/activate', { remote, version, ...more }),
    rollback: (version: string, remote = 'mf-search') => post('/api/releases/rollback', { remote, version }),
    history: (query = '') => app.inject({ url: `/api/releases/history${query}`, headers }),
    registryAt: (sequence: number | string) => app.inject({ url: `/api/registry?at=${sequence}`, headers }),
    activations: () => app.inject({ url: '/api/releases/activations', headers }),
    faults: () => app.inject({ url: '/api/releases/faults', headers }),
  };
}
