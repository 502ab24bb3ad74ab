import { createReleaseToken, getReleaseTokens, revokeReleaseToken } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { messageText } from '../../../messages/message-text.ts';
import { requireOrigin } from '../../../plugins/origin.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { responses } from '../../../plugins/responses.ts';
import type { Reauthenticate } from '../../identity/index.ts';
import { clientOf, requireUser } from '../../identity/index.ts';
import type { ReleaseTokenService } from './release-token.service.ts';

const tags = ['releases'];
const config = { access: 'team-member' } as const;

export function releaseTokenRoutes(
  app: ApiInstance,
  service: ReleaseTokenService,
  { reauthenticate, publicOrigin }: { reauthenticate: Reauthenticate; publicOrigin: string | undefined },
): void {
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
      description: 'Needs the password, or a code for one’s own address: a session alone makes none.',
      tags,
      body: createReleaseToken.body,
      response: responses(createReleaseToken.response),
    },
    config: { ...config, rateLimit: { max: 30 } },
    handler: async (request) => {
      const user = requireUser(request);
      const { proof, ...wanted } = request.body;
      await service.requireAllowed(user, wanted.remotes);
      await reauthenticate(user.userId, proof, request);
      return service.createToken(user, wanted, {
        client: clientOf(request),
        origin: requireOrigin(request, publicOrigin),
      });
    },
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
      await service.revokeToken(requireUser(request), request.params.id, clientOf(request));
      return { message: messageText(languageOf(request), 'release-token-revoked') };
    },
  });
}
