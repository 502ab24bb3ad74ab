import { getRegistry } from '@moien/contract';
import { Type } from 'typebox';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import type { RegistryService } from './registry.service.ts';
import type { ReleasePolicy } from './release.policy.ts';

/** Everybody may have the registry as it is; a past moment of it is for those who release. */
export function registryRoutes(
  app: ApiInstance,
  service: RegistryService,
  { requireToken }: Pick<ReleasePolicy, 'requireToken'>,
): void {
  const closing = new AbortController();
  // Those who wait are answered, or the server would wait for them.
  app.addHook('preClose', async () => closing.abort());

  app.route({
    method: getRegistry.method,
    url: getRegistry.url,
    schema: {
      summary: 'Which releases are on offer, signed; waits for something newer, or tells of a past moment',
      tags: ['releases'],
      querystring: getRegistry.query,
      response: {
        ...responses(getRegistry.response),
        204: Type.Null({ description: 'Nothing newer has come' }),
      },
    },
    preParsing: async (request, reply) => {
      if (request.query.at !== undefined) await requireToken(request, reply);
    },
    config: { access: 'everyone' },
    handler: async ({ query: { after, at } }, reply) => {
      if (at !== undefined) return service.readAt(at);
      if (after === undefined) return service.read();
      const leaving = new AbortController();
      const leave = () => leaving.abort();
      reply.raw.once('close', leave);
      closing.signal.addEventListener('abort', leave);
      if (closing.signal.aborted) leave();
      try {
        const newer = await service.waitFor(after, leaving.signal);
        return newer ?? reply.code(204).send(null);
      } finally {
        closing.signal.removeEventListener('abort', leave);
      }
    },
  });
}
