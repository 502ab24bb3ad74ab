import { negotiateLanguage } from '@moien/contract/lib/language';
import type { FastifyInstance } from 'fastify';
import { createBodyReader } from './body-reader.ts';
import { answerAction, isOpen, REFUSAL_REASONS } from './hosted-action.ts';
import { hostedPage } from './hosted-page.ts';
import { sendPage } from './html-page.ts';
import type { Provider } from './provider.ts';
import { find } from './store.ts';

type ById = { Params: { id: string } };

/** Pages for an owner's browser: nobody else knows their addresses. */
export function registerHostedRoutes(app: FastifyInstance, provider: Provider): void {
  const { hostedActions } = provider.store;
  app.get<ById & { Querystring: { returnUrl?: string } }>(
    '/hosted/:id',
    ({ params, query, headers }, reply) => {
      const action = find(hostedActions, params.id);
      // MangoPay is told where to lead back by the address itself.
      if (query.returnUrl && /^https?:/.test(query.returnUrl)) action.returnUrl = query.returnUrl;
      if (!isOpen(action) && action.returnUrl) return reply.redirect(action.returnUrl, 303);
      const language = negotiateLanguage(undefined, headers['accept-language']);
      void reply.header('vary', 'accept-language').header('content-language', language);
      return sendPage(reply, { ...hostedPage(language, action), language });
    },
  );
  app.post<ById & { Body: unknown }>('/hosted/:id', ({ params, body }, reply) => {
    const action = find(hostedActions, params.id);
    const reader = createBodyReader(body);
    const answer = reader.oneOf('answer', ['confirm', 'refuse', 'review']);
    const reason = reader.oneOf('reason', REFUSAL_REASONS, 'DOCUMENT_UNREADABLE');
    reader.check();
    answerAction(provider, action, answer, reason);
    return action.returnUrl ? reply.redirect(action.returnUrl, 303) : reply.code(204).send();
  });
}
