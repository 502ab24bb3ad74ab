import {
  activateRelease,
  getRelease,
  getReleaseHistory,
  publishRelease,
  ReleaseActivation,
  ReleaseEvent,
  rollbackRelease,
} from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import type { ReleasePolicy } from './release.policy.ts';
import type { ReleaseService } from './release.service.ts';
import type { ReleaseActivationService } from './release-activation.service.ts';

const UPLOAD_BYTES_MAXIMUM = 16 * 1024 * 1024;
const tags = ['releases'];

type Parts = {
  service: ReleaseService;
  policy: ReleasePolicy;
  /** Where activations need a second person. */
  askForActivation: ReleaseActivationService['ask'] | undefined;
};

export function releaseRoutes(app: ApiInstance, { service, policy, askForActivation }: Parts): void {
  // After the rate limit and before the body is read.
  const guarded = { preParsing: policy.requireToken, config: { access: 'release-token' } } as const;

  app.route({
    method: publishRelease.method,
    url: publishRelease.url,
    schema: {
      summary: 'Stores an immutable release; it is not active yet',
      tags,
      body: publishRelease.body,
      response: responses(publishRelease.response),
    },
    ...guarded,
    bodyLimit: UPLOAD_BYTES_MAXIMUM,
    handler: async (request) =>
      service.publish(policy.requireScope(request, request.body.release.remote.name), request.body),
  });

  app.route({
    method: activateRelease.method,
    url: activateRelease.url,
    schema: {
      summary: 'Makes a published release the active one, or asks a second person to approve it (202)',
      tags,
      body: activateRelease.body,
      response: { ...responses(ReleaseEvent), 202: ReleaseActivation },
    },
    ...guarded,
    handler: async (request, reply) => {
      const actor = policy.requireScope(request, request.body.remote);
      if (!askForActivation) return service.activate(actor, request.body);
      const answer = await askForActivation(actor, request.body);
      return 'sequence' in answer ? answer : reply.code(202).send(answer);
    },
  });

  app.route({
    method: rollbackRelease.method,
    url: rollbackRelease.url,
    schema: {
      summary: 'Goes back to the release that was active before',
      tags,
      body: rollbackRelease.body,
      response: responses(rollbackRelease.response),
    },
    ...guarded,
    handler: async (request) =>
      service.rollback(policy.requireScope(request, request.body.remote), request.body),
  });

  app.route({
    method: getReleaseHistory.method,
    url: getReleaseHistory.url,
    schema: {
      summary: 'The log of releases, newest first',
      tags,
      querystring: getReleaseHistory.query,
      response: responses(getReleaseHistory.response),
    },
    ...guarded,
    handler: async ({ query }) => service.readHistory(query),
  });

  app.route({
    method: getRelease.method,
    url: getRelease.url,
    schema: {
      summary: 'A release as it was published',
      tags,
      params: getRelease.path,
      response: responses(getRelease.response),
    },
    config: { access: 'everyone', isCacheable: true },
    // Whole: a release of newer tools may say more than this code knows.
    handler: async ({ params: { remote, version } }, reply) =>
      reply.serializer(JSON.stringify).send(await service.readRelease(remote, version)),
  });
}
