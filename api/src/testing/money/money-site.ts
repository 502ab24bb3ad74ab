import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toDay } from '@moien/contract';
import { type PaymentServer, startPaymentServer } from '@moien/sandbox/payments/payment-server';
import { type Bookings, createBookingModule } from '../../domains/booking/index.ts';
import { createQuoteRepository, createQuoteService } from '../../domains/catalog/index.ts';
import { createIssuing } from '../../domains/invoicing/index.ts';
import { createBookingMessages } from '../../domains/messaging/index.ts';
import {
  createPaymentModule,
  createPaymentOrders,
  type PaymentModule,
  SANDBOX_CLIENT,
} from '../../domains/payments/index.ts';
import { SELLER } from '../invoice-site.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { createJobQueue, type DueJob } from './job-queue.ts';
import { openMoneyFacts } from './money-facts.ts';
import {
  type MortalDatabase,
  openMortalConnections,
  openMortalDatabase,
  type Strike,
} from './mortal-database.ts';

/** One process of the API, which may end at any statement. */
export type MoneyProcess = PaymentModule & {
  bookings: Bookings['service'];
  runClock: Bookings['runClock'];
  settleDeposit: Bookings['settleDepositByAdmin'];
  issuing: ReturnType<typeof createIssuing>;
  mortal: MortalDatabase;
};

export type MoneySite = Awaited<ReturnType<typeof openMoneySite>>;

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Waiting times of the provider are shortened to this part. */
const TIME_SCALE = 0.05;

type Earlier = { database?: TestDatabase; server?: PaymentServer };

/**
 * Bookings and payments as they are, the payment server in this process, a clock that a test sets, and
 * processes that `strike` ends.
 * @param earlier a database, or the payment server of another site: both end with what opened them
 */
export async function openMoneySite(strike: Strike, earlier: Earlier = {}) {
  const test = earlier.database ?? (await createTestDatabase());
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const server = earlier.server ?? (await startPayments(() => now().getTime()));
  const connections = openMortalConnections(test.url);
  const facts = openMoneyFacts(test.url, test.client, server);
  const orders = createPaymentOrders(now);
  const jobs = createJobQueue(test.client);
  let current: MoneyProcess | undefined;
  let hookOrigin = '';

  const process = (): MoneyProcess => {
    if (current && !current.mortal.isDead()) return current;
    const mortal = openMortalDatabase(connections, strike);
    const { database } = mortal;
    const bookings = createBookingModule(
      database,
      { payments: orders, messages: createBookingMessages() },
      now,
    );
    const payments = createPaymentModule({
      database,
      provider: { origin: server.origin, ...SANDBOX_CLIENT, isSandbox: true },
      bookings: bookings.payments,
      now,
      log: QUIET,
    });
    const issuing = createIssuing(database, SELLER, now);
    const { service, runClock, settleDepositByAdmin: settleDeposit } = bookings;
    current = { ...payments, bookings: service, runClock, settleDeposit, issuing, mortal };
    void payments.hooks.register(hookOrigin);
    return current;
  };

  /** By the process that runs, or by a new one. */
  const run = <Result>(work: (process: MoneyProcess) => Promise<Result>): Promise<Result | 'died'> => {
    const own = process();
    return Promise.race([work(own), own.mortal.died]);
  };

  const runJob = ({ id, task, payload }: DueJob): Promise<unknown> =>
    run(async (own) => {
      const { bookingId } = payload as { bookingId: string };
      if (task === 'run-booking-clock') return own.runClock(bookingId);
      const handlers: Record<string, (payload: never, context: { job: { id: string } }) => Promise<void>> = {
        ...own.jobs,
        ...own.issuing,
      };
      return handlers[task]?.(payload as never, { job: { id } });
    });

  /**
   * Runs what is due until then, one job after the other; the clock goes with them.
   * @returns false when nothing was due
   */
  const runNextJob = async (until: Date): Promise<boolean> => {
    const job = await jobs.take(now(), until);
    if (!job) return false;
    if (job.due > now()) site.goTo(job.due);
    // That of a process that has ended stays locked.
    try {
      if ((await runJob(job)) !== 'died') await jobs.complete(job);
    } catch (error) {
      await jobs.fail(job, now(), error);
    }
    return true;
  };

  const hooks = await listenToHooks((hook) => run((own) => own.hooks.receive(hook)));
  hookOrigin = `http://127.0.0.1:${(hooks.address() as AddressInfo).port}`;

  const site = {
    client: test.client,
    server,
    jobs,
    now,
    process,
    checkLedger: () => process().checkLedger(),
    facts,
    find: facts.find,
    run,
    runNextJob,
    /** As the job of every ten minutes does: lost disputes are settled, money goes on to owners. */
    /** As every minute; what the events tell is done by a job. */
    pollEvents: () => run(({ jobs: own }) => own['poll-payment-events']({}, { job: { id: '1' } })),
    runDueMoney: () => run(({ jobs: own }) => own['run-due-money-releases']({}, { job: { id: '1' } })),
    quote: createQuoteService(
      createQuoteRepository(facts.database),
      async () => [],
      () => toDay(now()),
    ).quote,
    /** Here and at the provider. */
    goTo(instant: Date): void {
      ahead = instant.getTime() - Date.now();
      server.control.moveClock(1);
    },
    wait: (milliseconds: number) => site.goTo(new Date(now().getTime() + milliseconds)),
    /** Back to the present, for another booking; events of the former one lie in the future then. */
    async restart(): Promise<void> {
      ahead = 0;
      server.control.forgetEvents();
      await test.client.query('delete from payment_event_reading');
    },
    async close(): Promise<void> {
      hooks.close();
      if (!earlier.server) await server.stop();
      await connections.close();
      await facts.close();
      if (!earlier.database) await test.drop();
    },
  };
  return site;
}

function startPayments(now: () => number): Promise<PaymentServer> {
  return startPaymentServer({
    clients: [SANDBOX_CLIENT],
    now,
    timers: {
      schedule: (work, milliseconds) => {
        const timer = setTimeout(work, milliseconds * TIME_SCALE).unref();
        return () => clearTimeout(timer);
      },
    },
  });
}

type Hook = { eventType: string; resourceId: string; date: Date };

/** The site's own address for what the provider tells. */
function listenToHooks(receive: (hook: Hook) => Promise<unknown>): Promise<Server> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const hook = {
      eventType: searchParams.get('EventType') ?? '',
      resourceId: searchParams.get('RessourceId') ?? '',
      date: new Date(Number(searchParams.get('Date')) * 1000),
    };
    receive(hook).then(
      (outcome) => response.writeHead(outcome === 'died' ? 502 : 200).end(),
      () => response.writeHead(503).end(),
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
