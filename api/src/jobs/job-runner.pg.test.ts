import Fastify from 'fastify';
import { JOB_NAMES, type JobName } from '../database/job-names.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { JobHandlers } from './job-payloads.ts';
import { addJobRunner } from './job-runner.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
}, 60_000);

afterEach(async () => {
  jest.restoreAllMocks();
  await database.drop();
});

const add = (name: JobName) => database.client.query('select graphile_worker.add_job($1)', [name]);

/** Handlers that do nothing, but for those that are given. */
function handlersWith(given: Partial<Record<JobName, () => Promise<void>>>): JobHandlers {
  const idle = Object.fromEntries(JOB_NAMES.map((name) => [name, async () => undefined]));
  return { ...idle, ...given } as JobHandlers;
}

/** Resolves once so many connections of the queue wait for an advisory lock, or for nothing at all. */
async function untilWaiting(expected: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { rows } = await database.client.query(
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and application_name = 'moien-jobs' and state = 'active'
         and ($1 = 0 or wait_event = 'advisory')`,
      [expected],
    );
    if (rows[0].count === expected) return;
    await database.client.query('select pg_sleep(0.05)');
  }
  throw new Error(`Not ${expected} connections wait.`);
}

it('runs jobs again after two results were lost while a third job was running and failed', async () => {
  jest.spyOn(console, 'trace').mockReturnValue();
  await database.client.query(
    `create function lose() returns trigger language plpgsql as $$
     begin perform pg_advisory_xact_lock_shared(1); raise 'lost'; end $$;
     create trigger lose before delete on graphile_worker._private_jobs for each row execute function lose();
     select pg_advisory_lock(1)`,
  );
  const failing = Promise.withResolvers<void>();
  const later = Promise.withResolvers<void>();
  const app = Fastify();
  const handlers = handlersWith({
    'settle-payment-attempt': () => failing.promise,
    'issue-invoices': async () => later.resolve(),
  });
  for (const name of ['settle-payment-attempt', 'check-ledger'] as const) await add(name);
  addJobRunner(app, database.url, handlers, []);
  await app.ready();
  await untilWaiting(1);
  await add('request-tax-data');
  await untilWaiting(2);
  await database.client.query('select pg_advisory_unlock(1)');
  await untilWaiting(0);
  await database.client.query('drop trigger lose on graphile_worker._private_jobs');
  failing.reject(new Error('no answer'));
  await add('issue-invoices');
  await later.promise;
  await app.close();
}, 40_000);
