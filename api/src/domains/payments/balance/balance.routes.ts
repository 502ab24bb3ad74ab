import { findLedgerLines, findMoneyReleases, getBalance, repeatPayout } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { BalanceService } from './balance.service.ts';

const tags = ['payments'];

export function balanceRoutes(app: ApiInstance, service: BalanceService): void {
  app.route({
    method: getBalance.method,
    url: getBalance.url,
    schema: {
      summary: 'Where the money of one’s own homes is, in one currency',
      tags,
      querystring: getBalance.query,
      response: responses(getBalance.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: (request) => {
      const { currency, language } = request.query;
      return service.find(requireUser(request).userId, currency, language);
    },
  });

  app.route({
    method: findLedgerLines.method,
    url: findLedgerLines.url,
    schema: {
      summary: 'Transfers of the ledger that concern one’s own homes, newest first',
      tags,
      querystring: findLedgerLines.query,
      response: responses(findLedgerLines.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: (request) => service.findLines(requireUser(request).userId, request.query),
  });

  app.route({
    method: findMoneyReleases.method,
    url: findMoneyReleases.url,
    schema: {
      summary: 'Money of stays on its way to oneself, by where it is',
      tags,
      querystring: findMoneyReleases.query,
      response: responses(findMoneyReleases.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: (request) => service.findReleases(requireUser(request).userId, request.query),
  });

  app.route({
    method: repeatPayout.method,
    url: repeatPayout.url,
    schema: {
      summary: 'Pays again to the same account what its bank sent back',
      tags,
      params: repeatPayout.path,
      response: responses(repeatPayout.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: (request) => service.repeatPayout(requireUser(request).userId, request.params.id),
  });
}
