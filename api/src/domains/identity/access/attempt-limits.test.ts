import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { TooManyTries } from '../../../lib/problem-error.ts';
import { setProblemHandlers } from '../../../plugins/errors.ts';
import { type AttemptGuard, createAttemptGuard } from './attempt-limits.ts';

const LEA = 'lea@moien.example';
const HERS = 'a'.repeat(43);
const HOUR = 60 * 60 * 1000;
const WRONG_PASSWORDS_A_DAY = 100;
const NOBODY = { isKnownBrowser: async () => false, onManyWrongPasswords: async () => undefined };

let app: FastifyInstance;
let guard: AttemptGuard;
let warned: string[];

beforeEach(() => {
  // The clock stands unless a test moves it.
  jest.useFakeTimers({ now: Date.parse('2027-01-10T12:00:00Z'), doNotFake: ['nextTick', 'setImmediate'] });
  app = Fastify();
  warned = [];
  guard = createAttemptGuard(
    app,
    { isRateLimited: true, redisUrl: undefined },
    {
      isKnownBrowser: async (_hash, email) => email === LEA,
      onManyWrongPasswords: async (email) => void warned.push(email),
    },
  );
});

afterEach(async () => {
  jest.useRealTimers();
  await app.close();
});

function from(ip: string, browser?: string): FastifyRequest {
  const cookie = browser && `moien-browser=${browser}`;
  return { ip, protocol: 'http', headers: cookie ? { cookie } : {}, server: {} } as FastifyRequest;
}

/** @returns the outcome, or the seconds to wait */
async function guess(request: FastifyRequest, subject = LEA, isRight = false): Promise<boolean | number> {
  try {
    return await guard.attempt(request, { kind: 'password', subject }, async () => isRight);
  } catch (error) {
    if (error instanceof TooManyTries) return error.retryAfterSeconds;
    throw error;
  }
}

async function guessOften(times: number, request: FastifyRequest, subject = LEA) {
  const outcomes: (boolean | number)[] = [];
  for (let time = 0; time < times; time += 1) outcomes.push(await guess(request, subject));
  return outcomes;
}

describe('guessing', () => {
  it('is slowed down after five wrong tries, and twice as much each time', async () => {
    const request = from('192.0.2.1');
    expect(await guessOften(5, request)).toEqual(Array(5).fill(false));
    for (const seconds of [2, 4, 8, 16, 32, 64]) {
      expect(await guessOften(3, request)).toEqual([false, seconds, seconds]);
      jest.advanceTimersByTime(seconds * 1000 - 1);
      expect(await guess(request)).toBe(1);
      jest.advanceTimersByTime(1);
    }
  });

  it('never waits longer than an hour, and begins anew after a day', async () => {
    const request = from('192.0.2.1');
    await guessOften(5, request);
    for (let seconds = 2; seconds < 4096; seconds *= 2) {
      expect(await guess(request)).toBe(false);
      jest.advanceTimersByTime(seconds * 1000);
    }
    expect(await guessOften(2, request)).toEqual([false, 3600]);
    jest.advanceTimersByTime(24 * HOUR);
    expect(await guessOften(5, request)).toEqual(Array(5).fill(false));
  });

  it('at once is not faster than one after the other', async () => {
    let tries = 0;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, () =>
        guard.attempt(from('192.0.2.1'), { kind: 'code', subject: LEA }, async () => {
          tries += 1;
          return false;
        }),
      ),
    );
    expect(tries).toBe(6);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(94);
  });

  it('is told the same for an address that nobody has', async () => {
    const known = await guessOften(8, from('192.0.2.1'), LEA);
    expect(await guessOften(8, from('192.0.2.2'), 'nobody@moien.example')).toEqual(known);
  });

  it('is the same address however it is written', async () => {
    await guessOften(6, from('192.0.2.1'), 'Lea@Moien.Example');
    expect(await guess(from('192.0.2.1'), LEA)).toBe(2);
  });

  it('is forgiven when it ends well, and not before', async () => {
    const request = from('192.0.2.1');
    await guessOften(4, request);
    expect(await guess(request, LEA, true)).toBe(true);
    expect(await guessOften(6, request)).toEqual(Array(6).fill(false));
    expect(await guess(request, LEA, true)).toBe(2);
  });

  it('counts when nobody can say how it ended', async () => {
    const fail = () =>
      guard.attempt(from('192.0.2.1'), { kind: 'password', subject: LEA }, async () => {
        throw new Error('the database is away');
      });
    for (let time = 0; time < 6; time += 1) await expect(fail()).rejects.toThrow('the database is away');
    expect(await guess(from('192.0.2.1'))).toBe(2);
  });

  it('of one address does not lock the person out elsewhere', async () => {
    await guessOften(20, from('192.0.2.1'));
    expect(await guess(from('192.0.2.2'), LEA, true)).toBe(true);
  });

  it('does not lock out a browser in which the person has signed in, even from the same network', async () => {
    await guessOften(20, from('192.0.2.1'));
    expect(await guess(from('192.0.2.1', HERS), LEA, true)).toBe(true);
    expect(await guess(from('192.0.2.1', HERS), 'other@moien.example')).toBe(false);
    expect(await guess(from('192.0.2.1'))).toBeGreaterThan(0);
  });

  it('is slowed down in such a browser, too', async () => {
    const request = from('192.0.2.1', HERS);
    expect(await guessOften(12, request)).toEqual([...Array(11).fill(false), 2]);
    expect(await guess(from('198.51.100.9', HERS))).toBe(2);
  });

  it('of many addresses is slowed down for the network, of which an IPv6 one is a /64', async () => {
    const spread = async (ip: (index: number) => string) => {
      const outcomes: (boolean | number)[] = [];
      for (let index = 0; index < 53; index += 1)
        outcomes.push(await guess(from(ip(index)), `person-${index}@moien.example`));
      return outcomes;
    };
    const slowed = [...Array(51).fill(false), 2, 2];
    expect(await spread(() => '192.0.2.1')).toEqual(slowed);
    expect(await spread((index) => `2001:db8:1:2::${(index + 1).toString(16)}`)).toEqual(slowed);
    expect(await guess(from('2001:db8:1:3::1'), 'person-60@moien.example')).toBe(false);
  });

  it('costs the network nothing where the address is refused', async () => {
    await guessOften(200, from('192.0.2.1'));
    expect(await guess(from('192.0.2.1'), 'somebody@moien.example')).toBe(false);
  });

  it('of passwords and of codes is counted apart', async () => {
    await guessOften(8, from('192.0.2.1'));
    const code = guard.attempt(from('192.0.2.1'), { kind: 'code', subject: LEA }, async () => false);
    expect(await code).toBe(false);
  });

  it('of passkeys is slowed down as well, and counted apart from passwords', async () => {
    await guessOften(8, from('192.0.2.1'));
    const wrong = () =>
      guard.attempt(from('192.0.2.1'), { kind: 'passkey', subject: LEA }, async () => false);
    for (let time = 0; time < 5; time += 1) expect(await wrong()).toBe(false);
    expect(await wrong()).toBe(false);
    await expect(wrong()).rejects.toBeInstanceOf(TooManyTries);
  });

  it('is not limited where limits are switched off', async () => {
    guard = createAttemptGuard(app, { isRateLimited: false, redisUrl: undefined }, NOBODY);
    expect(await guessOften(100, from('192.0.2.1'))).toEqual(Array(100).fill(false));
  });
});

describe('guessing the password of one address from many networks', () => {
  const guessFromMany = async (times: number, subject = LEA) => {
    const outcomes: (boolean | number)[] = [];
    for (let index = 0; index < times; index += 1)
      outcomes.push(await guess(from(`10.0.${index >> 8}.${index & 255}`), subject));
    return outcomes;
  };

  it.each([LEA, 'nobody@moien.example'])('ends after a hundred wrong ones a day: %s', async (subject) => {
    expect(await guessFromMany(WRONG_PASSWORDS_A_DAY, subject)).toEqual(Array(100).fill(false));
    expect(warned).toEqual([subject]);
    expect(await guess(from('10.9.0.1'), subject, true)).toBe(24 * 60 * 60);
    jest.advanceTimersByTime(23 * HOUR);
    expect(await guess(from('10.9.0.1'), subject.toUpperCase(), true)).toBe(60 * 60);
    jest.advanceTimersByTime(HOUR);
    expect(await guess(from('10.9.0.1'), subject, true)).toBe(true);
    expect(warned).toEqual([subject]);
  });

  it('leaves a known browser, codes and other addresses alone', async () => {
    await guessFromMany(WRONG_PASSWORDS_A_DAY);
    expect(await guess(from('10.9.0.1', HERS), LEA, true)).toBe(true);
    expect(await guess(from('10.9.0.1'), 'other@moien.example', true)).toBe(true);
    const code = guard.attempt(from('10.9.0.1'), { kind: 'code', subject: LEA }, async () => true);
    expect(await code).toBe(true);
  });

  it('is not counted where the password is right, in a known browser, or where the network waits', async () => {
    await guessFromMany(WRONG_PASSWORDS_A_DAY - 2);
    await guessOften(10, from('10.9.0.1', HERS));
    for (let index = 0; index < 10; index += 1) await guess(from(`10.8.0.${index}`), LEA, true);
    expect(await guess(from('10.9.0.1'))).toBe(false);
    expect(warned).toEqual([]);
    expect(await guess(from('10.9.0.2'))).toBe(false);
    expect(warned).toEqual([LEA]);
  });

  it('compares no more when hundreds guess at once', async () => {
    let compared = 0;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 300 }, (_, index) =>
        guard.attempt(
          from(`10.1.${index >> 8}.${index & 255}`),
          { kind: 'password', subject: LEA },
          async () => {
            compared += 1;
            return false;
          },
        ),
      ),
    );
    expect(compared).toBe(WRONG_PASSWORDS_A_DAY);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(200);
  });
});

describe('guessing while Redis is away', () => {
  it('is counted in the process', async () => {
    jest.useRealTimers();
    guard = createAttemptGuard(app, { isRateLimited: true, redisUrl: 'redis://127.0.0.1:1/0' }, NOBODY);
    const outcomes = await guessOften(7, from('192.0.2.1'));
    expect(outcomes).toEqual([...Array(6).fill(false), expect.any(Number)]);
  });
});

it('answers a refusal as a problem that says when to come back', async () => {
  jest.useRealTimers();
  setProblemHandlers(app);
  app.post('/guess', async (request) =>
    guard.attempt(request, { kind: 'code', subject: LEA }, async () => false),
  );
  for (let time = 0; time < 6; time += 1)
    expect((await app.inject({ method: 'POST', url: '/guess' })).statusCode).toBe(200);
  const refused = await app.inject({ method: 'POST', url: '/guess' });
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-tries']);
  expect(refused.headers['retry-after']).toMatch(/^[12]$/);
});
