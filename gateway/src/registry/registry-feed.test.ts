import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNWATCHED } from '@moien/api/storage/storage';
import type { RegistryRefused, RenderTransport, SignedRegistry } from '@moien/contract';
import { createSigner, offer, stateOf } from '../testing/signed-registry.ts';
import { createRegistryFeed, type RegistryFeed } from './registry-feed.ts';

const START = new Date('2030-01-01T00:00:00Z');
const ONE_HOUR = 3_600_000;
const signer = createSigner();

type Answer = Awaited<ReturnType<RenderTransport>>;
type Question = { url: string; answer: (answer: Partial<Answer>) => void; fail: (error: Error) => void };

let folder: string;
let file: string;
let time: number;
/** What a clock that never jumps says, where it differs. */
let monotonic: number | undefined;
let write: typeof UNWATCHED.write;
let refused: RegistryRefused['fault'][];
let failures: string[];
let feed: RegistryFeed;
/** What the feed asks, each to be answered by the test. */
let questions: AsyncGenerator<Question>;
let waits: { milliseconds: number; end: () => void }[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moien-registry-'));
  file = join(folder, 'var/registry.json');
  time = START.getTime();
  monotonic = undefined;
  write = UNWATCHED.write;
  refused = [];
  failures = [];
  waits = [];
  feed = createFeed();
});
afterEach(async () => {
  await feed.stop();
  rmSync(folder, { recursive: true });
});

function createFeed(): RegistryFeed {
  const asked: Question[] = [];
  let wake: () => void = () => undefined;
  const transport: RenderTransport = ({ url, signal }) =>
    new Promise((resolve, reject) => {
      const answer = (given: Partial<Answer>) => resolve({ status: 200, body: undefined, ...given });
      signal?.addEventListener('abort', () => reject(signal.reason));
      asked.push({ url, answer, fail: reject });
      wake();
    });
  questions = (async function* () {
    for (;;) {
      const next = asked.shift();
      if (next) yield next;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  })();
  return createRegistryFeed({
    transport,
    timeout: 60_000,
    keys: signer.keys,
    file,
    files: { ...UNWATCHED, write: (...given) => write(...given) },
    onRefused: ({ fault }) => refused.push(fault),
    onFailure: (error) => failures.push(String(error)),
    clock: {
      now: () => new Date(time),
      elapsed: () => monotonic ?? time,
      wait: (milliseconds, signal) =>
        new Promise((resolve) => {
          if (signal.aborted) return resolve();
          waits.push({ milliseconds, end: resolve });
          signal.addEventListener('abort', () => resolve());
        }),
    },
  });
}

async function nextQuestion(): Promise<Question> {
  const { value } = await questions.next();
  return value;
}

/** Ends the pause before the next question. */
async function afterPause(): Promise<{ question: Question; milliseconds: number }> {
  while (waits.length === 0) await new Promise(setImmediate);
  const pause = waits.pop();
  pause?.end();
  return { question: await nextQuestion(), milliseconds: pause?.milliseconds ?? 0 };
}

async function startWith(registry: SignedRegistry): Promise<void> {
  const started = feed.start();
  (await nextQuestion()).answer({ body: registry });
  await started;
}

const sequence = () => feed.current()?.state.sequence;
const kept = () => JSON.parse(readFileSync(file, 'utf8')) as SignedRegistry;
const registry = (number: number, lifetime = ONE_HOUR) =>
  signer.sign(stateOf(number, offer(`0.1.${number}`)), new Date(START.getTime() + lifetime));

describe('the registry of a gateway', () => {
  it('is asked for once, then waited for by its sequence, and kept on disk', async () => {
    const started = feed.start();
    const first = await nextQuestion();
    expect(first.url).toBe('/api/registry');
    first.answer({ body: registry(7) });
    await started;
    expect([sequence(), kept()]).toEqual([7, registry(7)]);
    const { question } = await afterPause();
    expect(question.url).toBe('/api/registry?after=7');
    question.answer({ body: registry(8) });
    expect((await afterPause()).question.url).toBe('/api/registry?after=8');
    expect([sequence(), kept()]).toEqual([8, registry(8)]);
  });

  it('is asked for anew before its signature expires, though nothing has changed', async () => {
    await startWith(registry(7));
    time += ONE_HOUR / 2;
    const { question } = await afterPause();
    expect(question.url).toBe('/api/registry');
    question.answer({ body: registry(7, 2 * ONE_HOUR) });
    const next = await afterPause();
    expect(next.question.url).toBe('/api/registry?after=7');
    expect(feed.current()?.signed).toEqual(registry(7, 2 * ONE_HOUR));
  });

  it('is asked for anew in time though the clock was set back by a day', async () => {
    await startWith(registry(7));
    monotonic = time + ONE_HOUR / 2;
    time -= 24 * ONE_HOUR;
    expect((await afterPause()).question.url).toBe('/api/registry');
  });

  it('is followed while it cannot be kept on disk, and kept once it can', async () => {
    write = () => Promise.reject(new Error('no space'));
    await startWith(registry(7));
    expect([sequence(), existsSync(file)]).toEqual([7, false]);
    const { question } = await afterPause();
    write = UNWATCHED.write;
    question.answer({ status: 204 });
    await afterPause();
    expect([kept(), failures]).toEqual([registry(7), []]);
  });

  it('is asked for anew soon after the API signs for another half day, as every gateway does', async () => {
    const HALF_DAY = 12 * ONE_HOUR;
    await startWith(registry(7, 14 * HALF_DAY));
    time += HALF_DAY + 59_999;
    const { question } = await afterPause();
    expect(question.url).toBe('/api/registry?after=7');
    question.answer({ status: 204 });
    time += 1;
    expect((await afterPause()).question.url).toBe('/api/registry');
  });

  it.each([
    ['is signed by nobody we know', createSigner().sign(stateOf(9)), 'MF-601'],
    ['was changed after it was signed', { ...registry(9), payload: registry(10).payload }, 'MF-601'],
    ['is no registry', { sequence: 9 }, 'MF-601'],
    ['is older', registry(6), 'MF-602'],
    ['has expired', registry(9, -1), 'MF-603'],
  ])('is not replaced by one that %s', async (_what, body, fault) => {
    await startWith(registry(7));
    (await afterPause()).question.answer({ body });
    await afterPause();
    expect([refused, sequence(), kept()]).toEqual([[fault], 7, registry(7)]);
  });

  it('comes from disk while the API does not answer, even when it has expired', async () => {
    await startWith(registry(7));
    await feed.stop();
    time += 2 * ONE_HOUR;
    feed = createFeed();
    const started = feed.start();
    const question = await nextQuestion();
    expect(question.url).toBe('/api/registry');
    const pause = waits.pop();
    expect(pause?.milliseconds).toBe(2000);
    pause?.end();
    await started;
    waits = [];
    expect([sequence(), refused]).toEqual([7, []]);
    question.answer({ body: registry(8, 3 * ONE_HOUR) });
    await afterPause();
    expect(sequence()).toBe(8);
  });

  it('is not taken from a file that somebody else has written', async () => {
    await startWith(registry(7));
    await feed.stop();
    writeFileSync(file, JSON.stringify({ ...kept(), payload: registry(8).payload }));
    feed = createFeed();
    const started = feed.start();
    (await nextQuestion()).fail(new Error('ECONNREFUSED'));
    await started;
    expect([sequence(), refused]).toEqual([undefined, ['MF-601']]);
  });

  it('goes on being asked for, less often, while the API is away, which is said once', async () => {
    const started = feed.start();
    (await nextQuestion()).fail(new Error('ECONNREFUSED'));
    await started;
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { question, milliseconds } = await afterPause();
      pauses.push(milliseconds);
      if (attempt < 4) question.answer({ status: 503 });
      else question.answer({ body: registry(7) });
    }
    expect((await afterPause()).question.url).toBe('/api/registry?after=7');
    expect([pauses, failures]).toEqual([[250, 500, 1000, 2000, 2000], ['Error: ECONNREFUSED']]);
  });

  it('is no longer waited for when the gateway stops', async () => {
    await startWith(registry(7));
    await afterPause();
    await feed.stop();
    expect(failures).toEqual([]);
  });
});
