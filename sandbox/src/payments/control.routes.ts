import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound, paramError, unauthorized } from './api-error.ts';
import { bearerToken, isSame } from './authentication.ts';
import { createBodyReader } from './body-reader.ts';
import type { PaymentControl } from './control.ts';
import { DISPUTE_TYPES } from './dispute.ts';
import { FAULT_KINDS, type Fault } from './faults.ts';
import { sendPage } from './html-page.ts';
import { overviewPage } from './overview-page.ts';
import { isResultCode } from './result-codes.ts';

export function isControlPath(url: string): boolean {
  return /^\/(control\/.*|\?.*)?$/.test(url);
}

/** Only for who has the token, as `Authorization: Bearer` or, so that links work, as `?token=`. */
export function registerControlRoutes(app: FastifyInstance, control: PaymentControl, token: string): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!isSame(bearerToken(request) || tokenOfQuery(request), token))
        throw unauthorized('The control token is missing or wrong.');
    });
    scope.get('/', (_request, reply) =>
      sendPage(reply, overviewPage(control.objects(), control.faultCounts(), token)),
    );
    scope.post('/control/faults', ({ body }, reply) => {
      control.injectFault(readFault(body));
      return reply.code(204).send();
    });
    scope.delete('/control/faults', (_request, reply) => {
      control.clearFaults();
      return reply.code(204).send();
    });
    scope.get('/control/faults', () => control.faultCounts());
    scope.post('/control/decline-next', ({ body }, reply) => {
      const reader = createBodyReader(body ?? {});
      const code = reader.optionalText('resultCode') ?? undefined;
      if (code !== undefined && !isResultCode(code)) reader.fail('resultCode', 'There is no such code.');
      reader.check();
      control.declineNext(code);
      return reply.code(204).send();
    });
    scope.post('/control/clock', ({ body }, reply) => {
      const reader = createBodyReader(body);
      const milliseconds = reader.optionalInteger('milliseconds') ?? 0;
      if (milliseconds < 1) reader.fail('milliseconds', 'Time only goes forward.');
      reader.check();
      control.moveClock(milliseconds);
      return reply.code(204).send();
    });
    scope.post<{ Params: { id: string } }>('/control/payouts/:id/return', ({ params }, reply) => {
      control.returnPayout(params.id);
      return reply.code(204).send();
    });
    scope.post('/control/disputes', ({ body }) => {
      const reader = createBodyReader(body);
      const payInId = reader.text('payInId');
      const type = reader.oneOf('type', DISPUTE_TYPES, 'CONTESTABLE');
      const amount = reader.optionalInteger('amount') ?? undefined;
      reader.check();
      return { Id: control.openDispute(payInId, { type, amount }) };
    });
    scope.post<{ Params: { id: string } }>('/control/disputes/:id/close', ({ params, body }, reply) => {
      const reader = createBodyReader(body);
      const result = reader.oneOf('result', ['WON', 'LOST', 'VOID']);
      reader.check();
      control.closeDispute(params.id, result);
      return reply.code(204).send();
    });
    scope.get('/control/calls', () => control.calls());
    scope.get('/control/objects', () => control.objects());
    scope.get<{ Params: { id: string } }>('/control/objects/:id', ({ params }) => {
      const found = Object.values(control.objects())
        .flat()
        .find(({ Id: id }) => id === params.id);
      if (!found) throw notFound(params.id);
      return found;
    });
  });
}

function tokenOfQuery({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

function readFault(body: unknown): Fault {
  const reader = createBodyReader(body);
  const probability = reader.raw('probability');
  const fault: Fault = {
    kind: reader.oneOf('kind', FAULT_KINDS),
    count: reader.optionalInteger('count') ?? undefined,
    probability: typeof probability === 'number' ? probability : undefined,
    seed: reader.optionalText('seed') ?? undefined,
    target: reader.optionalText('target') ?? undefined,
    milliseconds: reader.optionalInteger('milliseconds') ?? undefined,
  };
  reader.check();
  const isProbability = fault.probability === undefined || (fault.probability >= 0 && fault.probability <= 1);
  if (!isProbability || (probability !== null && typeof probability !== 'number'))
    throw paramError({ probability: 'The probability must be a number from 0 to 1.' });
  return fault;
}
