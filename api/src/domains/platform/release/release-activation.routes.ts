import { approveActivation, getOpenActivations, getTeamActivations } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import type { Reauthenticate } from '../../identity/index.ts';
import { requireUser } from '../../identity/index.ts';
import type { ReleasePolicy } from './release.policy.ts';
import type { ReleaseActivationService } from './release-activation.service.ts';

const tags = ['releases'];

export function releaseActivationRoutes(
  app: ApiInstance,
  service: ReleaseActivationService,
  { requireToken, reauthenticate }: Pick<ReleasePolicy, 'requireToken'> & { reauthenticate: Reauthenticate },
): void {
  app.route({
    method: getOpenActivations.method,
    url: getOpenActivations.url,
    schema: {
      summary: 'What waits for the approval of a second person, oldest first',
      tags,
      response: responses(getOpenActivations.response),
    },
    preParsing: requireToken,
    config: { access: 'release-token' },
    handler: async () => ({ activationArray: await service.listAll() }),
  });

  app.route({
    method: getTeamActivations.method,
    url: getTeamActivations.url,
    schema: {
      summary: 'What waits for approval of a team member’s remotes, oldest first',
      tags,
      response: responses(getTeamActivations.response),
    },
    config: { access: 'team-member' },
    handler: async (request) => ({ activationArray: await service.listFor(requireUser(request)) }),
  });

  app.route({
    method: approveActivation.method,
    url: approveActivation.url,
    schema: {
      summary: 'Approves an activation as a second person, and makes the release the active one',
      description: 'Needs the password, or a code for one’s own address.',
      tags,
      params: approveActivation.path,
      body: approveActivation.body,
      response: responses(approveActivation.response),
    },
    config: { access: 'team-member', rateLimit: { max: 30 } },
    handler: async (request) => {
      const user = requireUser(request);
      const id = request.params.id.toLowerCase();
      await service.requireApprovable(user, id);
      await reauthenticate(user.userId, request.body.proof, request);
      return service.approve(user, id);
    },
  });
}
