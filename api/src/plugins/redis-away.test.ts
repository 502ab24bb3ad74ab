import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createAttemptGuard } from '../domains/identity/access/attempt-limits.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { setProblemHandlers } from './errors.ts';
import { createRateLimits } from './rate-limit.ts';

/** Nothing listens there. */
const CLOSED = 'redis://127.0.0.1:1/0';
const DOCUMENTS_MAXIMUM = 300;

let mute: TcpProxy;
let app: FastifyInstance;
let lines: { level: number; msg: string }[];

beforeAll(async () => {
  // It takes connections and never says a word, as a Redis that was stopped.
  mute = await startTcpProxy();
});
afterAll(() => mute.close());

beforeEach(() => {
  lines = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  app = Fastify({ logger: { level: 'info', stream }, disableRequestLogging: true });
});
afterEach(() => app.close());

const addresses = {
  'Nothing listens': () => CLOSED,
  'Redis is frozen': () => `redis://127.0.0.1:${mute.port}/0`,
};

describe.each(Object.entries(addresses))('%s at the start', (_what, address) => {
  it('requests are counted in the process, no answer waits, and the log says it once', async () => {
    setProblemHandlers(app);
    const limitRates = createRateLimits(app, { isRateLimited: true, redisUrl: address() });
    await app.register(async (scope) => {
      await limitRates(scope, 'documents');
      scope.get('/*', async () => 'document');
    });
    const durations: number[] = [];
    const codes = new Set<number>();
    for (let index = 0; index < DOCUMENTS_MAXIMUM; index += 1) {
      const started = performance.now();
      codes.add((await app.inject(`/${index}`)).statusCode);
      durations.push(performance.now() - started);
    }
    expect(codes).toEqual(new Set([200]));
    expect((await app.inject('/more')).statusCode).toBe(429);
    expect(Math.max(...durations)).toBeLessThan(1000);
    expect(lines.filter(({ level }) => level > 30).length).toBeLessThanOrEqual(1);
  });

  it('guesses are slowed down in the process, and no answer waits', async () => {
    const guard = createAttemptGuard(
      app,
      { isRateLimited: true, redisUrl: address() },
      { isKnownBrowser: async () => false, onManyWrongPasswords: async () => undefined },
    );
    const request = { ip: '192.0.2.1', protocol: 'http', headers: {}, server: {} } as FastifyRequest;
    const started = performance.now();
    const outcomes: (boolean | string)[] = [];
    for (let time = 0; time < 8; time += 1)
      outcomes.push(
        await guard
          .attempt(request, { kind: 'password', subject: 'lea@example.com' }, async () => false)
          .catch((error: Error) => error.name),
      );
    expect(outcomes).toEqual([...Array(6).fill(false), 'ProblemError', 'ProblemError']);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
