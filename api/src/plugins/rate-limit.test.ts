import Fastify, { type FastifyInstance } from 'fastify';
import { setProblemHandlers } from './errors.ts';
import { createRateLimits } from './rate-limit.ts';

let app: FastifyInstance;

async function start(isRateLimited: boolean): Promise<void> {
  app = Fastify();
  setProblemHandlers(app);
  const limitRates = createRateLimits(app, { isRateLimited, redisUrl: undefined });
  for (const kind of ['documents', 'pictures'] as const) {
    await app.register(async (scope) => {
      await limitRates(scope, kind);
      scope.get(`/${kind}/*`, async () => kind);
    });
  }
  // The clock stands: how long the requests take does not count.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
}

afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
});

async function askOften(kind: string, times: number): Promise<Set<number>> {
  const codes = new Set<number>();
  for (let index = 0; index < times; index += 1)
    codes.add((await app.inject(`/${kind}/${index}`)).statusCode);
  return codes;
}

describe('rate limits', () => {
  it('count each kind and each visitor apart', async () => {
    await start(true);
    expect(await askOften('documents', 300)).toEqual(new Set([200]));
    const refused = await app.inject('/documents/more');
    expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(refused.headers['retry-after']).toBe('60');
    expect((await app.inject({ url: '/documents/more', remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
    expect(await askOften('pictures', 1200)).toEqual(new Set([200]));
    expect((await app.inject('/pictures/more')).statusCode).toBe(429);
  });

  it('can be switched off', async () => {
    await start(false);
    expect(await askOften('documents', 301)).toEqual(new Set([200]));
  });
});
