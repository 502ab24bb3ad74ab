import { createInterface } from 'node:readline';
import { PassThrough, Writable } from 'node:stream';
import Fastify from 'fastify';
import { apiPlugin } from '../api-plugin.ts';
import { readConfig } from '../config.ts';
import { openClient } from '../database/connections.ts';
import type { JobName } from '../database/job-names.ts';
import { migrateJobs } from '../database/migrate-jobs.ts';
import { type MailSite, startMailSite } from '../testing/mail-site.ts';
import { createEmptyDatabase, createTestDatabase } from '../testing/test-database.ts';

let site: MailSite;

beforeEach(async () => {
  site = await startMailSite();
}, 120_000);

afterEach(async () => {
  await site.close();
  jest.restoreAllMocks();
});

async function subscribe(email: string, on = site.app): Promise<void> {
  const payload = { newsletterSubscription: { isActive: true, email, languageCode: 'en' } };
  const answer = await on.inject({ method: 'POST', url: '/api/newsletter-subscription', payload });
  expect(answer.statusCode).toBe(200);
}

/** Resolves once no connection of jobs is left: PostgreSQL ends one a moment after its client has. */
async function untilNoConnection(): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { rowCount } = await site.database.client.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = 'moien-jobs'`,
    );
    if (rowCount === 0) return;
    await site.database.client.query('select pg_sleep(0.05)');
  }
  throw new Error('Connections of jobs are left.');
}

async function untilLine(lines: PassThrough, message: string): Promise<{ err: { message: string } }> {
  for await (const line of createInterface({ input: lines })) {
    const entry = JSON.parse(line);
    if (entry.msg === message) return entry;
  }
  throw new Error(`The log ended without "${message}".`);
}

describe('a job', () => {
  it('is there if and only if its row is', async () => {
    await subscribe('reader@example.org');
    expect(await site.openJobs()).toEqual([
      {
        task: 'send-newsletter-confirmation',
        attempts: 0,
        payload: { subscriptionId: expect.any(String), origin: 'https://moien.example' },
        last_error: null,
      },
    ]);
    await site.database.client.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
       create constraint trigger refuse after insert on newsletter_subscription deferrable initially deferred
         for each row execute function refuse()`,
    );
    const payload = {
      newsletterSubscription: { isActive: true, email: 'other@example.org', languageCode: 'en' },
    };
    const answer = await site.app.inject({ method: 'POST', url: '/api/newsletter-subscription', payload });
    expect(answer.statusCode).toBe(500);
    expect(await site.openJobs()).toHaveLength(1);
  });

  it('that a process left behind is done by the next', async () => {
    await subscribe('reader@example.org');
    await site.app.close();
    expect(site.smtp.mails).toEqual([]);
    await site.start();
    expect((await site.smtp.received(1)).map(({ to }) => to)).toEqual([['reader@example.org']]);
  });

  it('that a process held when it died is done by another, but not taken from one that may still be at work', async () => {
    await subscribe('dead@example.org');
    await subscribe('working@example.org');
    await site.database.client.query(
      `update graphile_worker._private_jobs as job
       set locked_by = 'worker-' || job.id, locked_at = now() - age.minutes * interval '1 minute'
       from (values ('dead@example.org', 11), ('working@example.org', 9)) as age (email, minutes)
       join newsletter_subscription using (email)
       where job.payload->>'subscriptionId' = newsletter_subscription.id::text`,
    );
    const app = await site.start();
    expect((await site.smtp.received(1)).map(({ to }) => to)).toEqual([['dead@example.org']]);
    await app.close();
    expect(await site.openJobs()).toEqual([expect.objectContaining({ attempts: 0 })]);
  });

  it('that fails is tried again, and done once', async () => {
    site.smtp.isBusy = true;
    const first = await site.start();
    await subscribe('reader@example.org', first);
    await site.smtp.refused(1);
    await first.close();
    expect(await site.openJobs()).toEqual([
      expect.objectContaining({ attempts: 1, last_error: 'The mail server took no mail (EENVELOPE 451).' }),
    ]);
    site.smtp.isBusy = false;
    await site.retryNow();
    const second = await site.start();
    await site.smtp.received(1);
    await second.close();
    expect(await site.openJobs()).toEqual([]);
    expect(site.smtp.mails).toHaveLength(1);
  });

  it('waits while no mail server answers at all', async () => {
    const away = await site.start({ smtpUrl: 'smtp://127.0.0.1:1' });
    const failed = openClient({ connectionString: site.database.url });
    await failed.connect();
    await failed.query(
      `create function tell() returns trigger language plpgsql as $$ begin notify test_failed; return null; end $$;
       create trigger tell after update of last_error on graphile_worker._private_jobs
         for each row when (new.last_error is not null) execute function tell(); listen test_failed`,
    );
    const told = new Promise<void>((resolve) => failed.once('notification', () => resolve()));
    await subscribe('reader@example.org', away);
    await told;
    await failed.end();
    await away.close();
    expect(await site.openJobs()).toEqual([
      expect.objectContaining({ attempts: 1, last_error: expect.stringContaining('ESOCKET') }),
    ]);
    await site.retryNow();
    await site.start();
    await site.smtp.received(1);
    expect(site.smtp.mails).toHaveLength(1);
  });

  it('that fails is in the log with its id, and without the recipient', async () => {
    site.smtp.isBusy = true;
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const app = Fastify({ logger: { level: 'warn', stream } });
    const environment = { DATABASE_URL: site.database.url, DEVELOPMENT: 'on', RATE_LIMIT: 'off' };
    const config = { ...readConfig(environment), smtpUrl: site.smtp.url };
    await app.register(apiPlugin, { config });
    await app.ready();
    await subscribe('reader@example.org', app);
    await site.smtp.refused(1);
    await app.close();
    const [{ jobId, task, attempts } = { jobId: '', task: '', attempts: 0 }] = lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'a job failed and will be tried again');
    expect([jobId, task, attempts]).toEqual([
      expect.stringMatching(/^\d+$/),
      'send-newsletter-confirmation',
      1,
    ]);
    expect(lines.join('')).not.toContain('reader@example.org');
  });

  it('is not done where jobs are off', async () => {
    await subscribe('reader@example.org');
    const { rows } = await site.database.client.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = 'moien-jobs'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a server that runs jobs', () => {
  it('starts, answers and ends while the database is away', async () => {
    const app = Fastify();
    const config = {
      ...readConfig({ DEVELOPMENT: 'on', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }),
    };
    await app.register(apiPlugin, { config });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
  });

  it('says so and ends when the queue takes no job at its start', async () => {
    await site.database.client.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'no jobs today'; end $$;
       create trigger refuse before insert on graphile_worker._private_jobs
         for each row execute function refuse()`,
    );
    const lines = new PassThrough({ encoding: 'utf8' });
    const app = Fastify({ logger: { level: 'warn', stream: lines } });
    const config = {
      ...readConfig({ DEVELOPMENT: 'on', DATABASE_URL: site.database.url }),
      exchangeRatesUrl: 'http://127.0.0.1:1/rates.xml',
    };
    await app.register(apiPlugin, { config });
    await app.ready();
    const said = await untilLine(lines, 'jobs cannot be run just now');
    expect(said.err.message).toBe('no jobs today');
    await app.close();
    await untilNoConnection();
  });

  it('goes on after the database has cut its connections', async () => {
    // A worker that is stopped while it waits to ask again says so past its logger.
    jest.spyOn(console, 'trace').mockReturnValue();
    const app = await site.start();
    await subscribe('before@example.org', app);
    await site.smtp.received(1);
    await site.database.client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'moien-jobs'`,
    );
    await subscribe('after@example.org');
    const mails = await site.smtp.received(2);
    expect(mails.map(({ to }) => to)).toEqual([['before@example.org'], ['after@example.org']]);
  });

  it('records what it has done before it ends, and leaves no connection behind', async () => {
    const app = await site.start();
    const emails = Array.from({ length: 10 }, (_, index) => `reader-${index}@example.org`);
    await Promise.all(emails.map((email) => subscribe(email, app)));
    await site.smtp.received(1);
    await app.close();
    await untilNoConnection();
    const sent = site.smtp.mails.length;
    expect(await site.openJobs()).toHaveLength(emails.length - sent);
    expect((await site.openJobs()).filter(({ attempts }) => attempts > 0)).toEqual([]);
    await site.start();
    await site.smtp.received(emails.length);
    expect(new Set(site.smtp.mails.flatMap(({ to }) => to))).toEqual(new Set(emails));
    expect(site.smtp.mails).toHaveLength(emails.length);
  });
});

describe('the job queue', () => {
  it('is made by several processes at once, and again by none', async () => {
    const empty = await createEmptyDatabase();
    const steps: string[] = [];
    const prepare = async () => {
      const client = openClient({ connectionString: empty.url });
      await client.connect();
      await migrateJobs(client, empty.url, (step) => void steps.push(step));
      await client.end();
    };
    await Promise.all([prepare(), prepare(), prepare()]);
    await empty.client.query(`select graphile_worker.add_job('refresh-exchange-rates')`);
    steps.length = 0;
    await prepare();
    expect(steps).toEqual([]);
    await empty.drop();
  });

  it('takes the first jobs of two kinds from two transactions in opposite order', async () => {
    const database = await createTestDatabase();
    const first = openClient({ connectionString: database.url });
    const second = openClient({ connectionString: database.url });
    await Promise.all([first.connect(), second.connect()]);
    const add = (client: typeof first, name: JobName) =>
      client.query('select graphile_worker.add_job($1)', [name]);
    await Promise.all([first.query('begin'), second.query('begin')]);
    await Promise.all([add(first, 'check-ledger'), add(second, 'poll-payment-events')]);
    await Promise.all([add(first, 'poll-payment-events'), add(second, 'check-ledger')]);
    await Promise.all([first.query('commit'), second.query('commit')]);
    const { rows } = await database.client.query('select count(*)::int from graphile_worker.jobs');
    expect(rows).toEqual([{ count: 4 }]);
    await Promise.all([first.end(), second.end()]);
    await database.drop();
  });
});
