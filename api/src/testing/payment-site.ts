import { randomUUID } from 'node:crypto';
import type { CardRegistration, PaymentRequest, PaymentStatus } from '@moien/contract';
import { type PaymentServer, startPaymentServer } from '@moien/sandbox/payments/payment-server';
import type { Database } from '../database/database.ts';
import { addSettling } from '../domains/payments/attempt/add-attempt.ts';
import type { AtPoint } from '../domains/payments/attempt/attempt-point.ts';
import {
  createPaymentModule,
  createPaymentOrders,
  type PaymentJobs,
  type PaymentModule,
  SANDBOX_CLIENT,
} from '../domains/payments/index.ts';
import type { AtReleasePoint } from '../domains/payments/money-release/money-release.ts';
import { createFakeBookingPayments, FAKE_BOOKING_SCHEMA } from './fake-booking-payments.ts';
import { insertProperty } from './property-factory.ts';
import { insertPerson } from './session-factory.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { openWaitingDatabase } from './waiting-database.ts';

export const FRICTIONLESS = '4970107111111119';
export const CHALLENGE = '4970105181818183';
export const DECLINED = '4000000000000002';

/** Who pays, as the site sees it. */
export const BROWSER = {
  origin: 'https://moien.example',
  ipAddress: '192.0.2.1',
  accept: 'text/html',
  userAgent: 'test',
};

const BROWSER_INFO = {
  language: 'en-GB',
  colorDepth: 24,
  screenHeight: 900,
  screenWidth: 1440,
  timeZoneOffset: -60,
  isJavaEnabled: false,
};

export type TestBooking = { id: string; guestId: string };

export type PaymentSite = Awaited<ReturnType<typeof openPaymentSite>>;

/**
 * A database, the sandbox's payment server in this process, and bookings of which only the payment is real.
 */
export async function openPaymentSite() {
  const test: TestDatabase = await createTestDatabase();
  await test.client.query(FAKE_BOOKING_SCHEMA);
  const database: Database = openWaitingDatabase(test.url);
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const server: PaymentServer = await startPaymentServer({
    clients: [SANDBOX_CLIENT],
    now: () => now().getTime(),
  });
  const errors: unknown[] = [];
  const log = { info: () => undefined, warn: () => undefined, error: (entry: unknown) => errors.push(entry) };
  const open = (atPoint?: AtPoint, atReleasePoint?: AtReleasePoint): PaymentModule =>
    createPaymentModule({
      database,
      provider: { origin: server.origin, ...SANDBOX_CLIENT, isSandbox: true },
      bookings: createFakeBookingPayments(),
      now,
      log,
      ...(atPoint ? { atPoint } : {}),
      ...(atReleasePoint ? { atReleasePoint } : {}),
    });
  const payments = open();
  const orders = createPaymentOrders(now);
  const propertyId = await insertProperty(test.client);

  const book = async ({ amount = 20_000, isInstant = true } = {}): Promise<TestBooking> => {
    const id = randomUUID();
    const guestId = await insertPerson(test.client);
    const lineArray = [{ kind: 'nights', quantity: 2, unitAmount: amount / 2, amount }];
    const quote = { total: amount, currency: 'EUR', lineArray };
    await test.client.query(
      `insert into rental_booking
         (id, property_id, guest_id, arrival_date, departure_date, allows_same_day_turnover, state, is_instant,
          quote, night_array, policy, time_zone, check_in_time, check_out_time, contact, language)
       values ($1, $2, $3, '2031-05-01', '2031-05-03', false, 'held', $4, $5, '[]', '{}', 'Europe/Luxembourg',
         '15:00', '11:00', '{"firstName": "Léa", "lastName": "Muller"}', 'fr')`,
      [id, propertyId, guestId, isInstant, JSON.stringify(quote)],
    );
    return { id, guestId };
  };

  const enterCard = async (booking: TestBooking, number: string): Promise<PaymentRequest> =>
    enterCardData(await payments.service.registerCard(booking.guestId, booking.id), number);

  const pay = (booking: TestBooking, request: PaymentRequest, by = payments): Promise<PaymentStatus> =>
    by.service.pay(booking.guestId, booking.id, request, BROWSER);

  const rowsOf = async <Row>(statement: string, values: unknown[]): Promise<Row[]> =>
    (await test.client.query(statement, values)).rows;

  /** Runs all due jobs, oldest first, and the due jobs that they add. @returns how many it ran */
  const runJobs = async (by = payments): Promise<number> => {
    for (let count = 0; ; count += 1) {
      const [job] = await rowsOf<{
        id: string;
        task: keyof PaymentJobs;
        payload: { attemptId: string; bookingId: string; releaseId: string };
      }>(
        `delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
         where task.id = job.task_id and job.id = (
           select id from graphile_worker._private_jobs
           where run_at <= $1 and task_id in (
             select id from graphile_worker._private_tasks where identifier = any ($2)
           ) order by run_at, id limit 1
         ) returning job.id, task.identifier as task, job.payload`,
        // PostgreSQL's clock counts microseconds: a job of this millisecond is due.
        [new Date(now().getTime() + 1), Object.keys(by.jobs)],
      );
      if (!job) return count;
      await by.jobs[job.task](job.payload, { job: { id: job.id } });
    }
  };

  const site = {
    ...test,
    database,
    server,
    errors,
    propertyId,
    payments,
    orders,
    open,
    now,
    book,
    enterCard,
    pay,
    runJobs,
    /** For us and for the provider. */
    wait(milliseconds: number): void {
      ahead += milliseconds;
      server.control.moveClock(1);
    },
    find: (booking: TestBooking, attemptId?: string) =>
      payments.service.find(booking.guestId, booking.id, attemptId),
    /** Lets time pass and jobs run until nothing of the site's attempts is open. */
    async settleAll(): Promise<void> {
      for (let round = 0; round < 200; round += 1) {
        await runJobs();
        const open = await rowsOf<{ id: string }>(
          'select id from payment_attempt where settled_at is null',
          [],
        );
        if (open.length === 0) return;
        site.wait(60_000);
      }
      throw new Error('Attempts stay open.');
    },
    /** The queue gives jobs of processes that have ended to others. */
    async addJobs(): Promise<void> {
      const open = await rowsOf<{ id: string }>(
        'select id from payment_attempt where settled_at is null',
        [],
      );
      await database.transaction().execute(async (transaction) => {
        for (const { id } of open) await addSettling(transaction, id, now());
      });
    },
    async order(work: (transaction: Parameters<typeof orders.orderCapture>[0]) => Promise<void>) {
      await database.transaction().execute(work);
    },
    setState: (booking: TestBooking, state: string) =>
      test.client.query(
        `update rental_booking set state = $2::text,
           confirmed_at = case when $2::text in ('confirmed', 'cancelled') then now() end,
           cancelled_by = case when $2::text = 'cancelled' then 'guest' end
         where id = $1`,
        [booking.id, state],
      ),
    attempts: (booking: TestBooking) =>
      rowsOf<{
        id: string;
        kind: string;
        state: string;
        amount: number;
        key: string | null;
        result_code: string | null;
        request: object | null;
      }>(
        `select id, kind, state, amount, key, result_code, request
         from payment_attempt where booking_id = $1 order by created_at, amount desc, id`,
        [booking.id],
      ),
    /** `kind state amount` of each attempt, oldest first. */
    history: async (booking: TestBooking) =>
      (await site.attempts(booking)).map(({ kind, state, amount }) => `${kind} ${state} ${amount}`),
    told: async (booking: TestBooking) =>
      (
        await rowsOf<{ what: string }>('select what from told where booking_id = $1 order by sequence', [
          booking.id,
        ])
      ).map(({ what }) => what),
    totals: (booking: TestBooking) =>
      database.transaction().execute((transaction) => orders.totalsOf(transaction, booking.id)),
    /** What the provider has of a booking: in its wallet, and reserved on cards. */
    async atProvider(booking: TestBooking): Promise<{ wallet: number; reserved: number; payIns: number }> {
      const [row] = await rowsOf<{ provider_id: string; payer_id: string }>(
        `select payment_wallet.provider_id, payment_user.provider_id as payer_id
         from payment_wallet join payment_user on user_id = $2 where booking_id = $1`,
        [booking.id, booking.guestId],
      );
      return holdingsOf(server, row);
    },
    async close(): Promise<void> {
      await server.stop();
      await database.destroy();
      await test.drop();
    },
  };
  return site;
}

/** As a browser does: the card goes to the provider alone. */
export async function enterCardData(
  registration: CardRegistration,
  cardNumber: string,
): Promise<PaymentRequest> {
  const answer = await fetch(registration.url, {
    method: 'POST',
    body: new URLSearchParams({
      accessKeyRef: registration.accessKey,
      data: registration.preregistrationData,
      cardNumber,
      cardExpirationDate: '1249',
      cardCvx: '123',
    }),
  });
  return {
    id: randomUUID(),
    registrationId: registration.registrationId,
    registrationData: await answer.text(),
    browserInfo: BROWSER_INFO,
  };
}

type Transaction = {
  Status: string;
  Type: string;
  CreditedWalletId: string | null;
  DebitedWalletId: string | null;
  DebitedFunds: { Amount: number };
};
type Preauthorization = {
  Status: string;
  PaymentStatus: string;
  AuthorId: string;
  RemainingFunds: { Amount: number };
};

/** Minor units: in a wallet, and reserved on cards of a payer. */
export function holdingsOf(
  server: PaymentServer,
  row: { provider_id: string; payer_id: string } | undefined,
) {
  const { transactions = [], preauthorizations = [] } = server.control.objects();
  const moved = (transactions as unknown as Transaction[]).filter(({ Status }) => Status === 'SUCCEEDED');
  const into = moved.filter(({ CreditedWalletId: id }) => id !== null && id === row?.provider_id);
  const out = moved.filter(({ DebitedWalletId: id }) => id !== null && id === row?.provider_id);
  const sum = (list: Transaction[]) =>
    list.reduce((total, { DebitedFunds: { Amount } }) => total + Amount, 0);
  const reserved = (preauthorizations as unknown as Preauthorization[])
    .filter(
      ({ AuthorId, Status, PaymentStatus }) =>
        AuthorId === row?.payer_id && Status === 'SUCCEEDED' && PaymentStatus === 'WAITING',
    )
    .reduce((total, { RemainingFunds: { Amount } }) => total + Amount, 0);
  return { wallet: sum(into) - sum(out), reserved, payIns: into.length };
}
