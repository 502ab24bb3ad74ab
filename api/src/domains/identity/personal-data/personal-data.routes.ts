import { Readable } from 'node:stream';
import { exportPersonalData, type Proof } from '@moien/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { responses } from '../../../plugins/responses.ts';
import { clientOf } from '../access/client-of.ts';
import { requireUser } from '../access/signed-in.ts';
import type { ExportLinks } from './export-link.ts';
import type { PersonalDataService } from './personal-data.service.ts';

const TOKEN_MAXIMUM = 200;
const ExportPath = Type.Object({
  token: Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: TOKEN_MAXIMUM }),
});
const config = { access: 'signed-in', rateLimit: { max: 10, timeWindow: '10 minutes' } } as const;
const tags = ['account'];

type PersonalDataParts = {
  service: PersonalDataService;
  links: ExportLinks;
  /** Refuses who cannot prove that the account is theirs. */
  reauthenticate: (userId: string, proof: Proof, request: FastifyRequest) => Promise<void>;
};

export function personalDataRoutes(app: ApiInstance, parts: PersonalDataParts): void {
  const { service, links, reauthenticate } = parts;
  app.route({
    method: exportPersonalData.method,
    url: exportPersonalData.url,
    schema: {
      summary: 'Where who asks finds everything that the site keeps of them, for a day',
      tags,
      body: exportPersonalData.body,
      response: responses(exportPersonalData.response),
    },
    config,
    handler: async (request) => {
      const { userId } = requireUser(request);
      await reauthenticate(userId, request.body.proof, request);
      const { isComplete } = await service.begin(userId, clientOf(request));
      const { token, expiresAt } = links.create(userId);
      return {
        path: `${exportPersonalData.url}/${token}`,
        expiryTimestamp: expiresAt.toISOString(),
        isComplete,
      };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/account/personal-data/:token',
    schema: {
      operationId: 'getPersonalData',
      summary: 'Everything that the site keeps of who asks, and their files, in one zip file',
      description:
        'Words that were sent without signing in, with the address of the account, are left empty: they may be another person’s. `data.json` names the file of each row, and files that cannot be read.',
      produces: ['application/zip'],
      tags,
      params: ExportPath,
      response: responses(Type.Unsafe<Readable>(Type.Any())),
    },
    config,
    handler: async (request, reply) => {
      const { userId } = requireUser(request);
      if (!links.isOf(userId, request.params.token)) throw new ProblemError(404, 'export-link-ended');
      const chunks = await service.exportAll(userId, languageOf(request));
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="moien-personal-data.zip"')
        .header('cache-control', 'private, no-store')
        .send(Readable.from(chunks));
    },
  });
}
