import { negotiateLanguage } from '@moien/contract/lib/language';
import type { FastifyInstance } from 'fastify';
import { createBodyReader } from './body-reader.ts';
import { answerChallenge } from './card-payment.ts';
import { challengePage } from './challenge-page.ts';
import { sendPage } from './html-page.ts';
import type { Provider } from './provider.ts';
import { find } from './store.ts';

type ById = { Params: { id: string } };

/** The bank's page. Once the payment is settled, both of its routes only lead back. */
export function registerChallengeRoutes(app: FastifyInstance, provider: Provider): void {
  const { store } = provider;
  app.get<ById>('/3ds/:id', ({ params, headers }, reply) => {
    const { payment } = find(store.challenges, params.id);
    if (payment.Status !== 'CREATED') return reply.redirect(payment.SecureModeReturnURL, 303);
    const language = negotiateLanguage(undefined, headers['accept-language']);
    const { Alias: alias } = find(store.cards, payment.CardId).card;
    void reply.header('vary', 'accept-language').header('content-language', language);
    return sendPage(reply, { ...challengePage(language, payment, alias), language });
  });
  app.post<ById & { Body: unknown }>('/3ds/:id', ({ params, body }, reply) => {
    const challenge = find(store.challenges, params.id);
    const reader = createBodyReader(body);
    const answer = reader.oneOf('answer', ['confirm', 'refuse']);
    reader.check();
    answerChallenge(provider, challenge, answer);
    return reply.redirect(challenge.payment.SecureModeReturnURL, 303);
  });
}
