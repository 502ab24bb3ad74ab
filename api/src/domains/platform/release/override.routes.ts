import { grantOverride } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import type { OverrideSigner } from './override-signing.ts';
import type { ReleasePolicy } from './release.policy.ts';

export function overrideRoutes(app: ApiInstance, signOverride: OverrideSigner, policy: ReleasePolicy): void {
  app.route({
    method: grantOverride.method,
    url: grantOverride.url,
    schema: {
      summary: 'A grant with which one browser uses a remote from its developer’s machine',
      tags: ['releases'],
      body: grantOverride.body,
      response: responses(grantOverride.response),
    },
    preParsing: policy.requireToken,
    config: { access: 'release-token' },
    handler: async (request) => {
      policy.requireScope(request, request.body.remote.name);
      return signOverride(request.body);
    },
  });
}
