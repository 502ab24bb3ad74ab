import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type SmtpServer, startSmtpServer } from '@moien/sandbox/mail-server';
import { type ApiProcess, startApiProcess } from './testing/api-process.ts';
import { MAIL_ORIGIN } from './testing/mail-site.ts';
import { newAddress } from './testing/new-address.ts';
import { OWN_KEYS } from './testing/own-keys.ts';
import { insertPerson, insertSession } from './testing/session-factory.ts';
import { lockTable } from './testing/slow-table.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { isWelcome, openSocket } from './testing/test-socket.ts';

let database: TestDatabase;
let smtp: SmtpServer;
let api: ApiProcess;

beforeEach(async () => {
  [database, smtp] = await Promise.all([createTestDatabase(), startSmtpServer()]);
});

afterEach(async () => {
  await api.stop();
  await smtp.close();
  await database.drop();
});

const start = (environment: Record<string, string>) =>
  startApiProcess({
    DATABASE_URL: database.url,
    ...OWN_KEYS,
    SMTP_URL: smtp.url,
    PUBLIC_ORIGIN: MAIL_ORIGIN,
    MAIL_FROM: 'letters@moien.example',
    CONTACT_ADDRESS: 'people@moien.example',
    OPERATOR_NAME: 'Moïen',
    OPERATOR_ADDRESS: 'Luxembourg',
    ...environment,
  });

/** A mail is under way, and stays so until the mail server lets it go. */
async function beginJob(): Promise<void> {
  smtp.isHolding = true;
  await fetch(`${api.address}/api/newsletter-subscription`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      newsletterSubscription: { isActive: true, email: newAddress(), languageCode: 'en' },
    }),
  });
  await smtp.held(1);
}

/** Besides the one that is planned for the next morning. */
async function openJobs() {
  const { rows } = await database.client.query(
    `select locked_at, last_error from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id
     where task.identifier like 'send-%' and task.identifier <> 'send-open-claims'`,
  );
  return rows;
}

async function untilUnready(): Promise<unknown> {
  for (;;) {
    const answer = await fetch(`${api.address}/readyz`, { headers: { connection: 'close' } });
    if (answer.status === 503) return answer.json();
    await answer.body?.cancel();
  }
}

/** A request that is never whole, of which the process has read the beginning. */
async function beginHangingRequest() {
  const { hostname, port } = new URL(api.address);
  const socket = connect(Number(port), hostname);
  // A connection that is cut off before all was read ends with a reset, which is an end like another.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  // Both arrive together, so that whoever answers the first has read the second.
  socket.write(
    `GET /healthz HTTP/1.1\r\nhost: ${hostname}\r\n\r\n` +
      `POST /api/sign-in HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{`,
  );
  await once(socket, 'data');
  return { closed };
}

function ask(path: string, agent: Agent) {
  return new Promise<{ status: number | undefined; connection: string | undefined; body: string }>(
    (resolve, reject) => {
      request(new URL(path, api.address), { agent }, async (answer) =>
        resolve({
          status: answer.statusCode,
          connection: answer.headers.connection,
          body: await text(answer),
        }),
      )
        .on('error', reject)
        .end();
    },
  );
}

describe('a process that is asked to stop', () => {
  it('says so first, then finishes what is open, and ends with 0', async () => {
    api = await start({ STOP_DELAY: '2000' });
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await ask('/api/properties?page=2', kept)).toMatchObject({
      status: 200,
      connection: 'keep-alive',
    });
    const userId = await insertPerson(database.client);
    const cookie = await insertSession(database.client, userId, { protocol: 'https' });
    const socket = await openSocket(api.address, userId, { cookie, origin: MAIL_ORIGIN });
    await socket.until(isWelcome);
    await beginJob();
    const poll = fetch(`${api.address}/api/registry?after=0`);

    api.askToStop();
    expect(await untilUnready()).toEqual({ status: 'unavailable', reason: 'the process is stopping' });
    expect((await fetch(`${api.address}/healthz`)).status).toBe(200);
    const ofGateway = { 'x-forwarded-for': '192.0.2.1', connection: 'close' };
    expect((await fetch(`${api.address}/readyz`, { headers: ofGateway })).status).toBe(200);
    expect(await ask('/api/properties?page=2', kept)).toMatchObject({ status: 200, connection: 'close' });
    const lock = await lockTable(database.url, 'property_search');
    const slow = ask('/api/properties', new Agent({ keepAlive: true }));
    await lock.waitedFor();

    expect(await socket.closed).toBe(1001);
    expect((await poll).status).toBe(204);
    await lock.release();
    expect(await slow).toMatchObject({ status: 200, connection: 'close' });
    smtp.letGo();
    expect(await api.ended).toBe(0);
    expect([smtp.mails.length, await openJobs()]).toEqual([1, []]);
  });

  it('cuts off what is open for longer than 10 s, and gives jobs back', async () => {
    api = await start({});
    await beginJob();
    const hanging = await beginHangingRequest();
    const begun = performance.now();
    api.askToStop();
    await hanging.closed;
    expect(performance.now() - begun).toBeGreaterThan(9900);
    expect(await api.ended).toBe(0);
    const said = api.lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    expect(said.filter(({ msg }) => /cut off/.test(msg))).toEqual([
      expect.objectContaining({ level: 40, connections: 1 }),
    ]);
    expect(await openJobs()).toEqual([
      { locked_at: null, last_error: 'the process stopped before the job was done' },
    ]);
  });

  it('ends at once when it is asked again', async () => {
    api = await start({ STOP_DELAY: '60000' });
    api.askToStop();
    await untilUnready();
    api.askToStop();
    expect(await api.ended).toBe(1);
  });
});
