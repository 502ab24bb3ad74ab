import { reportConversation } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { ConversationReportService } from './conversation-report.service.ts';

export function conversationReportRoutes(app: ApiInstance, service: ConversationReportService): void {
  app.route({
    method: reportConversation.method,
    url: reportConversation.url,
    schema: {
      summary: 'One tells the site of the other side, who is not told; may be repeated with the same id',
      tags: ['messaging'],
      params: reportConversation.path,
      body: reportConversation.body,
      response: responses(reportConversation.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 30 } },
    handler: async (request) => {
      const { id: conversationId, reportId: requestId } = request.params;
      return service.report(requireUser(request).userId, { conversationId, requestId }, request.body);
    },
  });
}
