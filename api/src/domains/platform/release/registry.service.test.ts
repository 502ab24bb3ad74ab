import { EventEmitter, once } from 'node:events';
import { DEVELOPMENT_SIGNING_KEY } from '../../../config.ts';
import { createIncrementalLog } from './incremental-log.ts';
import { createRegistryService } from './registry.service.ts';
import { createRegistrySigner } from './registry-signing.ts';
import type { LoggedChange } from './release.repository.ts';

function openRegistry() {
  const log: LoggedChange[] = [];
  const news = new EventEmitter().setMaxListeners(0);
  let readCount = 0;
  const service = createRegistryService({
    repository: {
      listChanges: async (first, last = Number.POSITIVE_INFINITY) => {
        readCount += 1;
        return log.filter(({ sequence }) => sequence >= first && sequence <= last);
      },
      findOffers: async () => [],
    },
    incrementalLog: createIncrementalLog(() => undefined),
    signer: createRegistrySigner(
      { registrySigningKey: DEVELOPMENT_SIGNING_KEY, registryKeyId: 'development' },
      () => new Date(0),
    ),
    news: {
      next: (signal) =>
        once(news, 'news', { signal }).then(
          () => undefined,
          () => undefined,
        ),
    },
  });
  const publish = () => {
    const sequence = log.length + 1;
    log.push({
      sequence,
      at: '2027-01-10T12:00:00Z',
      kind: 'publish',
      remote: 'mf-search',
      version: '1',
      registry_digest: String(sequence),
    });
  };
  return { service, publish, wake: () => news.emit('news'), reads: () => readCount };
}

const forever = () => new AbortController().signal;
const sequenceOf = (signed: { payload: string } | undefined) => signed && JSON.parse(signed.payload).sequence;
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

describe('who waits for the registry', () => {
  it('is answered at once when there is something newer', async () => {
    const { service, publish } = openRegistry();
    publish();
    expect(sequenceOf(await service.waitFor(0, forever()))).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is answered at once when the log is older than they know: it was restored', async () => {
    const { service, publish } = openRegistry();
    publish();
    expect(sequenceOf(await service.waitFor(6, forever()))).toBe(1);
  });

  it('is answered by news that are newer, and by no others', async () => {
    const { service, publish, wake } = openRegistry();
    publish();
    const answer = service.waitFor(1, forever());
    let isAnswered = false;
    void answer.then(() => {
      isAnswered = true;
    });
    await settle();
    wake();
    await settle();
    expect(isAnswered).toBe(false);
    publish();
    wake();
    expect(sequenceOf(await answer)).toBe(2);
  });

  it('is told after 25 seconds that there is nothing', async () => {
    const { service } = openRegistry();
    const answer = service.waitFor(0, forever());
    let isAnswered = false;
    void answer.then(() => {
      isAnswered = true;
    });
    jest.advanceTimersByTime(24_999);
    await settle();
    expect(isAnswered).toBe(false);
    jest.advanceTimersByTime(1);
    expect(await answer).toBeUndefined();
  });

  it('is let go when they leave', async () => {
    const { service } = openRegistry();
    const leaving = new AbortController();
    const answer = service.waitFor(0, leaving.signal);
    await settle();
    leaving.abort();
    expect(await answer).toBeUndefined();
    expect(await service.waitFor(0, AbortSignal.abort())).toBeUndefined();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is one of a thousand at most, who share a reading of the log; further ones are answered at once', async () => {
    const { service, publish, wake, reads } = openRegistry();
    const answers = Array.from({ length: 1000 }, () => service.waitFor(0, forever()));
    expect(await service.waitFor(0, forever())).toBeUndefined();
    await settle();
    publish();
    expect(sequenceOf(await service.waitFor(0, forever()))).toBe(1);
    const before = reads();
    wake();
    expect(new Set((await Promise.all(answers)).map(sequenceOf))).toEqual(new Set([1]));
    expect(reads() - before).toBeLessThanOrEqual(2);
    publish();
    expect(sequenceOf(await service.waitFor(1, forever()))).toBe(2);
  });
});

describe('the log of a database that was restored', () => {
  it('is read from its beginning', async () => {
    const incrementalLog = createIncrementalLog(() => undefined);
    const entry = (sequence: number, digest: string): LoggedChange => ({
      sequence,
      at: '2027-01-10T12:00:00Z',
      kind: 'publish',
      remote: 'mf-search',
      version: '1',
      registry_digest: digest,
    });
    const reader = (entries: LoggedChange[]) => ({
      listChanges: async (first: number) => entries.filter(({ sequence }) => sequence >= first),
      findOffers: async () => [],
    });
    expect((await incrementalLog.read(reader([entry(1, 'a'), entry(2, 'b')]))).sequence).toBe(2);
    expect((await incrementalLog.read(reader([entry(1, 'a')]))).sequence).toBe(1);
    expect((await incrementalLog.read(reader([entry(1, 'a'), entry(2, 'c')]))).digest).toBe('c');
    expect((await incrementalLog.read(reader([entry(1, 'a'), entry(2, 'd'), entry(3, 'e')]))).digest).toBe(
      'e',
    );
    expect((await incrementalLog.read(reader([]))).sequence).toBe(0);
  });
});
