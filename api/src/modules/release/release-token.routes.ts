import { createReleaseToken, getReleaseTokens, revokeReleaseToken } from '@moien/contract';
import type { ApiInstance } from '../../api-instance.ts';
import { responses } from '../../plugins/responses.ts';
import { requireUser } from '../session/signed-in.ts';
import type { ReleaseTokenService } from './release-token.service.ts';

const tags = ['releases'];
const config = { access: 'team-member' } as const;

export function releaseTokenRoutes(app: ApiInstance, service: ReleaseTokenService): void {
  app.route({
    method: getReleaseTokens.method,
    url: getReleaseTokens.url,
    schema: {
      summary: 'The release tokens of a team member’s remotes, newest first, also revoked ones',
      tags,
      response: responses(getReleaseTokens.response),
    },
    config,
    handler: async (request) => ({ releaseTokenArray: await service.listTokens(requireUser(request)) }),
  });

  app.route({
    method: createReleaseToken.method,
    url: createReleaseToken.url,
    schema: {
      summary: 'Makes a release token, which is told once',
      tags,
      body: createReleaseToken.body,
      response: responses(createReleaseToken.response),
    },
    config: { ...config, rateLimit: { max: 30 } },
    handler: async (request) => service.createToken(requireUser(request), request.body),
  });

  app.route({
    method: revokeReleaseToken.method,
    url: revokeReleaseToken.url,
    schema: {
      summary: 'Ends a release token at once',
      tags,
      params: revokeReleaseToken.path,
      response: responses(revokeReleaseToken.response),
    },
    config,
    handler: async (request) => {
      await service.revokeToken(requireUser(request), request.params.id);
      return { message: 'The token is revoked.' };
    },
  });
}
