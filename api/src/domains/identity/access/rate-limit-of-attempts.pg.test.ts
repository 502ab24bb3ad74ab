import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type AttemptGuard, createAttemptGuard } from './attempt-limits.ts';

const NOBODY = { isKnownBrowser: async () => false, onManyWrongPasswords: async () => undefined };
const apps: FastifyInstance[] = [];
const request = { ip: '192.0.2.1', protocol: 'http', headers: {}, server: {} } as FastifyRequest;

afterAll(() => Promise.all(apps.map((app) => app.close())));

function openGuard(redisUrl: string): AttemptGuard {
  const app = Fastify();
  apps.push(app);
  return createAttemptGuard(app, { isRateLimited: true, redisUrl }, NOBODY);
}

function guess(guard: AttemptGuard, network: string, subject: string): Promise<boolean | string> {
  return guard
    .attempt({ ...request, ip: network } as FastifyRequest, { kind: 'password', subject }, async () => false)
    .catch((error: Error) => error.name);
}

it('lets nobody in and nobody wait who is new, while Redis is away', async () => {
  expect(await guess(openGuard('redis://127.0.0.1:1/0'), randomUUID(), randomUUID())).toBe(false);
});

// Only where a real Redis is named; the stage `redis` of npm test says when it is not.
const redisUrl = process.env.REDIS_URL;
if (redisUrl) {
  it('counts the guesses of two processes together', async () => {
    const [first, second] = [openGuard(redisUrl), openGuard(redisUrl)];
    await startCounting(first, second);
    const [network, subject] = [randomUUID(), randomUUID()];
    const outcomes: (boolean | string)[] = [];
    for (let time = 0; time < 8; time += 1)
      outcomes.push(await guess(time % 2 ? first : second, network, subject));
    expect(outcomes).toEqual([...Array(6).fill(false), 'ProblemError', 'ProblemError']);
  });
}

/** Before their connections stand, each counts by itself. */
async function startCounting(first: AttemptGuard, second: AttemptGuard): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const [network, subject] = [randomUUID(), randomUUID()];
    for (let time = 0; time < 6; time += 1) await guess(first, network, subject);
    if ((await guess(second, network, subject)) !== false) return;
    await delay(50);
  }
  throw new Error('Redis does not count.');
}
