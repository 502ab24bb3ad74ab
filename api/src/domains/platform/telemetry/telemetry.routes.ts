import { getFaults, sendTelemetry } from '@moien/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { namedScope } from '../../../plugins/named-scope.ts';
import { networkOf } from '../../../plugins/network.ts';
import { nothing, responses } from '../../../plugins/responses.ts';
import type { TelemetryService } from './telemetry.service.ts';
import { readViolations } from './violations.ts';

const TELEMETRY_BYTES_MAXIMUM = 64 * 1024;
const VIOLATIONS_BYTES_MAXIMUM = 16 * 1024;
const tags = ['releases'];

type RequireToken = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export function telemetryRoutes(
  app: ApiInstance,
  service: TelemetryService,
  requireToken: RequireToken,
): void {
  app.route({
    method: sendTelemetry.method,
    url: sendTelemetry.url,
    schema: {
      summary: 'What pages and gateways say of remotes that were loaded or failed',
      tags,
      body: sendTelemetry.body,
      response: nothing(204, 'Noted'),
    },
    bodyLimit: TELEMETRY_BYTES_MAXIMUM,
    config: { access: 'everyone', rateLimit: { max: 60 } },
    handler: async ({ body, ip }, reply) => {
      await service.record(networkOf(ip), body);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: getFaults.method,
    url: getFaults.url,
    schema: {
      summary: 'How releases failed most often in the last seven days, those seen last first',
      tags,
      response: responses(getFaults.response),
    },
    preParsing: requireToken,
    config: { access: 'release-token' },
    handler: async () => service.readReport(),
  });

  // Browsers send these with content types of their own, which no other route takes.
  app.register(
    namedScope('violations', async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        ['application/csp-report', 'application/reports+json'],
        { parseAs: 'string', bodyLimit: VIOLATIONS_BYTES_MAXIMUM },
        async (_request: FastifyRequest, text: string) => parseJson(text),
      );
      scope.post(
        '/telemetry/violations',
        {
          schema: {
            operationId: 'sendViolations',
            summary: 'What the security policy of a page refused',
            tags,
            response: nothing(204, 'Noted'),
          },
          // Some browsers send them with `Origin: null`.
          config: {
            access: 'everyone',
            isOpenToOtherSites: true,
            isBodyOfOthers: true,
            rateLimit: { max: 30 },
          },
        },
        async ({ body, ip }, reply) => {
          await service.recordViolations(networkOf(ip), readViolations(body));
          return reply.code(204).send(null);
        },
      );
    }),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError(400, 'malformed-json');
  }
}
