import { exportPersonalData, type Proof } from '@moien/contract';
import type { FastifyRequest } from 'fastify';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { responses } from '../../../plugins/responses.ts';
import { clientOf } from '../access/client-of.ts';
import { requireUser } from '../access/signed-in.ts';
import type { PersonalDataService } from './personal-data.service.ts';

type PersonalDataParts = {
  service: PersonalDataService;
  /** Refuses who cannot prove that the account is theirs. */
  reauthenticate: (userId: string, proof: Proof, request: FastifyRequest) => Promise<void>;
};

export function personalDataRoutes(app: ApiInstance, { service, reauthenticate }: PersonalDataParts): void {
  app.route({
    method: exportPersonalData.method,
    url: exportPersonalData.url,
    schema: {
      summary: 'Everything that the site keeps of who asks, as a file to keep',
      description:
        'Words that were sent without signing in, with the address of the account, are left empty: they may be another person’s.',
      tags: ['account'],
      body: exportPersonalData.body,
      response: responses(exportPersonalData.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 10, timeWindow: '10 minutes' } },
    handler: async (request, reply) => {
      const { userId } = requireUser(request);
      await reauthenticate(userId, request.body.proof, request);
      reply.header('content-disposition', 'attachment; filename="moien-personal-data.json"');
      return service.exportAll(userId, {
        language: languageOf(request),
        client: clientOf(request),
      });
    },
  });
}
