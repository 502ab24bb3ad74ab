import { setTimeout as delay } from 'node:timers/promises';
import { withClient } from '@moien/tooling/postgres/databases';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '@moien/tooling/testing/throw-away-postgres';
import { withinTicks } from '../lib/ticks.ts';
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts';
import { newAddress } from '../testing/new-address.ts';

/** Measured: 0.1 to 0.3 s; three seconds are for a machine that many tests share. */
const ANSWER_TICKS = 30;
const READERS = 6;
const WRITERS = 6;

let postgres: ThrowAwayPostgres;
let api: ApiProcess;
let isLoaded = true;
const apiEnded = new AbortController();
const statuses: number[] = [];

beforeAll(async () => {
  postgres = await startThrowAwayPostgres();
  api = await startApiProcess({ DATABASE_URL: postgres.url });
  void api.ended.then((code) =>
    apiEnded.abort(new Error(`The API ended with ${code}: ${api.lines.slice(-5).join('\n')}`)),
  );
});

afterAll(async () => {
  isLoaded = false;
  await api.stop();
  await postgres.stop();
});

async function call(path: string, body?: object): Promise<number> {
  const answer = await fetch(new URL(path, api.address), {
    signal: AbortSignal.timeout(20_000),
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  await answer.arrayBuffer();
  statuses.push(answer.status);
  return answer.status;
}

const read = () => call('/api/properties');
/** Several statements in one transaction, so that a connection is in use while no statement runs on it. */
const write = () =>
  call('/api/newsletter-subscription', {
    newsletterSubscription: { isActive: true, email: newAddress(), languageCode: 'en' },
  });

async function repeat(work: () => Promise<unknown>): Promise<void> {
  while (isLoaded) await work().catch(() => delay(20));
}

async function isDatabaseBack(): Promise<boolean> {
  return withClient(postgres.url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  );
}

async function until(isReached: () => Promise<boolean>): Promise<void> {
  const limit = AbortSignal.any([AbortSignal.timeout(60_000), apiEnded.signal]);
  while (!(await isReached())) {
    limit.throwIfAborted();
    await delay(20);
  }
}

const isAnswered = () =>
  read().then(
    (status) => status === 200,
    () => false,
  );

it('outlives PostgreSQL, which is killed three times under load', async () => {
  const load = [
    ...Array.from({ length: READERS }, () => repeat(read)),
    ...Array.from({ length: WRITERS }, () => repeat(write)),
  ];
  for (let kill = 1; kill <= 3; kill += 1) {
    await until(isAnswered);
    await delay(300);
    await postgres.kill();
    await until(isDatabaseBack);
    await withinTicks(until(isAnswered), ANSWER_TICKS);
  }
  isLoaded = false;
  await Promise.all(load);
  expect(await Promise.race([api.ended, 'alive'])).toBe('alive');
  expect([...new Set(statuses)].sort()).toEqual([200, 503]);
});
