import { countView, DEFAULT_LANGUAGE_TAG, getAdStatistics, getHostStatistics } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { networkOf } from '../../../plugins/network.ts';
import { nothing, responses } from '../../../plugins/responses.ts';
import { requestTokenOf, requireUser, type SessionService } from '../../identity/index.ts';
import type { HostStatisticsService } from './host-statistics.service.ts';
import type { StatisticsService } from './statistics.service.ts';

const tags = ['letting'];

export function statisticsRoutes(
  app: ApiInstance,
  service: StatisticsService,
  hostStatistics: HostStatisticsService,
  sessions: Pick<SessionService, 'findSignedIn'>,
): void {
  app.route({
    method: countView.method,
    url: countView.url,
    schema: {
      summary: 'Counts a view of a home; may be repeated: a browser counts once a day',
      tags,
      params: countView.path,
      response: nothing(204, 'Counted, or not'),
    },
    config: { access: 'everyone', rateLimit: { max: 60 } },
    handler: async (request, reply) => {
      const signedIn = await sessions.findSignedIn(requestTokenOf(request));
      await service.countView(request.params.id, {
        network: networkOf(request.ip),
        userAgent: request.headers['user-agent'] ?? '',
        visitorId: signedIn?.userId,
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: getAdStatistics.method,
    url: getAdStatistics.url,
    schema: {
      summary: 'How often one of one’s own homes was looked at, saved and asked for, day by day',
      tags,
      params: getAdStatistics.path,
      querystring: getAdStatistics.query,
      response: responses(getAdStatistics.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 300 } },
    handler: async (request) => service.show(requireUser(request).userId, request.params.id, request.query),
  });

  app.route({
    method: getHostStatistics.method,
    url: getHostStatistics.url,
    schema: {
      summary: 'How one’s own homes do in a period, beside the one before and comparable homes',
      tags,
      querystring: getHostStatistics.query,
      response: responses(getHostStatistics.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) => {
      const { period = 'month', propertyId, language = DEFAULT_LANGUAGE_TAG } = request.query;
      return hostStatistics.show(requireUser(request).userId, { period, propertyId, language });
    },
  });
}
