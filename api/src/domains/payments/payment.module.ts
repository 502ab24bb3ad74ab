import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { JobHandlers } from '../../jobs/job-payloads.ts';
import type { BookingPayments } from '../booking/index.ts';
import { createAttemptRepository } from './attempt/attempt.repository.ts';
import { createAttemptService } from './attempt/attempt.service.ts';
import type { AtPoint } from './attempt/attempt-point.ts';
import { createDepositRun } from './attempt/deposit-orders.ts';
import { createBalanceService } from './balance/balance.service.ts';
import { createDisputeService } from './dispute/dispute.service.ts';
import { createHookService } from './hook/hook.service.ts';
import { createLedgerCheck } from './ledger/check-ledger.ts';
import { createMoneyReleases } from './money-release/money-release.service.ts';
import type { AtReleasePoint } from './money-release/money-release.ts';
import { createOwnerPayments } from './owner/create-owner-payments.ts';
import { requestTaxData } from './owner/request-tax-data.ts';
import { createPaymentService } from './payment/payment.service.ts';
import { createCardPayments } from './provider/card-payments.ts';
import { createDisputes } from './provider/disputes.ts';
import { createMangopayClient, createMissingClient } from './provider/mangopay-client.ts';
import { createMoneyMoves } from './provider/money-moves.ts';
import { createNotices } from './provider/notices.ts';
import { createOwners } from './provider/owners.ts';
import { createParties } from './provider/parties.ts';
import type { ProviderSettings } from './provider/provider-settings.ts';

type Parts = {
  database: Database;
  /** Undefined on a developer's machine without the sandbox: nothing can be paid then. */
  provider: ProviderSettings | undefined;
  bookings: BookingPayments;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  atPoint?: AtPoint;
  atReleasePoint?: AtReleasePoint;
};

export type PaymentModule = ReturnType<typeof createPaymentModule>;

export type PaymentJobs = Pick<
  JobHandlers,
  | 'settle-payment-attempt'
  | 'process-payment-hooks'
  | 'poll-payment-events'
  | 'check-ledger'
  | 'plan-money-release'
  | 'run-money-release'
  | 'run-due-money-releases'
  | 'request-tax-data'
>;

export function createPaymentModule({ provider, atPoint = () => undefined, atReleasePoint, ...rest }: Parts) {
  const client = provider ? createMangopayClient(provider) : createMissingClient();
  const parts = {
    ...rest,
    atPoint,
    cards: createCardPayments(client),
    parties: createParties(client),
    notices: createNotices(client),
  };
  const attempts = createAttemptService(parts);
  const moves = createMoneyMoves(client);
  const releases = createMoneyReleases({ ...rest, moves, ...(atReleasePoint ? { atReleasePoint } : {}) });
  const balances = createBalanceService(rest.database, releases, rest.now);
  const runDeposits = createDepositRun(rest.database, rest.bookings, rest.now);
  const disputes = createDisputeService({
    ...rest,
    moves,
    disputes: createDisputes(client),
    findPayment: (payInId) =>
      createAttemptRepository(rest.database).findByProviderId(
        ['payment', 'capture', 'deposit-capture'],
        payInId,
      ),
  });
  const owners = createOwnerPayments({ ...rest, owners: createOwners(client) });
  const { sessionChanged } = owners.identity;
  const { recipientChanged } = owners.recipients;
  const hooks = createHookService({
    ...parts,
    record: attempts.record,
    disputeChanged: disputes.changed,
    owners: {
      sessionChanged,
      recipientChanged,
      payoutChanged: releases.payoutChanged,
      payoutReturned: releases.payoutReturned,
    },
  });
  const checkLedger = createLedgerCheck(parts.database, parts.parties, moves, parts.now);

  const jobs: PaymentJobs = {
    'settle-payment-attempt': ({ attemptId }) => attempts.settleByJob(attemptId),
    'process-payment-hooks': () => hooks.process(),
    'plan-money-release': ({ bookingId }) => releases.plan(bookingId),
    'run-money-release': ({ releaseId }) => releases.runByJob(releaseId),
    'run-due-money-releases': async () => {
      if (!provider) return;
      await runDeposits();
      await disputes.settleLost();
      await releases.runDue();
    },
    'request-tax-data': () => requestTaxData(parts.database, parts.now()),
    'poll-payment-events': async () => {
      if (provider) await hooks.poll();
    },
    'check-ledger': async () => {
      const { differences, uncheckedCount } = await checkLedger();
      for (const difference of differences)
        parts.log.error(difference, 'the ledger and the payment provider differ');
      if (uncheckedCount > 0)
        parts.log.warn({ uncheckedCount }, 'wallets could not be compared with the ledger');
    },
  };
  return {
    service: createPaymentService({ ...parts, attempts }),
    owners,
    releases,
    balances,
    hooks,
    checkLedger,
    jobs,
  };
}
