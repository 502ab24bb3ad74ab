import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createManualTimers, startTestServer, type TestServer } from './testing/test-server.ts';

type Received = {
  EventType: string | null;
  RessourceId: string | null;
  Date: string | null;
  method?: string;
};

/** Takes hooks and answers them with the statuses that it is given, then with 200; with 0 never. */
async function startReceiver() {
  const received: Received[] = [];
  const statuses: number[] = [];
  const watchers = new Set<() => void>();
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    received.push({
      EventType: searchParams.get('EventType'),
      RessourceId: searchParams.get('RessourceId'),
      Date: searchParams.get('Date'),
      method: request.method,
    });
    const status = statuses.shift() ?? 200;
    if (status > 0) response.writeHead(status).end();
    for (const watch of watchers) watch();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?site=1`,
    received,
    statuses,
    /** Resolves when so many have come in all. */
    arrival: (count: number) =>
      new Promise<void>((resolve) => {
        const watch = () => {
          if (received.length >= count) resolve();
        };
        watchers.add(watch);
        watch();
      }),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

let timers: ReturnType<typeof createManualTimers>;
let server: TestServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeEach(async () => {
  timers = createManualTimers();
  [server, receiver] = await Promise.all([startTestServer({ timers }), startReceiver()]);
  for (const EventType of ['PAYIN_NORMAL_CREATED', 'PAYIN_NORMAL_SUCCEEDED'])
    await server.post('/hooks', { EventType, Url: receiver.url });
});

afterEach(async () => {
  await server.stop();
  await receiver.stop();
});

const eventTypes = () => receiver.received.map(({ EventType: eventType }) => eventType);

/** Retries are scheduled once the answer has been read. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

describe('hooks', () => {
  it('say by an unsigned GET what happened, in its order', async () => {
    const payIn = await server.payIn(100);
    await receiver.arrival(2);
    expect(receiver.received).toEqual([
      {
        method: 'GET',
        EventType: 'PAYIN_NORMAL_CREATED',
        RessourceId: payIn.Id,
        Date: String(payIn.CreationDate),
      },
      expect.objectContaining({ EventType: 'PAYIN_NORMAL_SUCCEEDED', RessourceId: payIn.Id }),
    ]);
  });

  it('come again later until they are answered 200', async () => {
    receiver.statuses.push(500, 200, 302);
    await server.payIn(100);
    await receiver.arrival(2);
    await until(() => timers.waiting().includes(1000));
    timers.run(1000);
    await receiver.arrival(3);
    await until(() => timers.waiting().includes(5000));
    timers.run(5000);
    await receiver.arrival(4);
    expect(eventTypes()).toEqual([
      'PAYIN_NORMAL_CREATED',
      'PAYIN_NORMAL_SUCCEEDED',
      'PAYIN_NORMAL_CREATED',
      'PAYIN_NORMAL_CREATED',
    ]);
  });

  it('are given up after two seconds without an answer, and come again', async () => {
    receiver.statuses.push(0);
    await server.payIn(100);
    await receiver.arrival(1);
    timers.run(2000);
    await until(() => timers.waiting().includes(1000));
    timers.run(1000);
    await receiver.arrival(3);
    expect(eventTypes().toSorted()).toEqual([
      'PAYIN_NORMAL_CREATED',
      'PAYIN_NORMAL_CREATED',
      'PAYIN_NORMAL_SUCCEEDED',
    ]);
  });

  it('become INVALID when nobody answers them, until they are enabled again', async () => {
    receiver.statuses.push(...Array.from({ length: 12 }, () => 500));
    await server.payIn(100);
    for (const [index, delay] of [1000, 5000, 30_000, 120_000, 600_000].entries()) {
      await receiver.arrival(2 * (index + 1));
      await until(() => timers.waiting().filter((wait) => wait === delay).length === 2);
      timers.run(delay);
    }
    await receiver.arrival(12);
    const isInvalid = async () =>
      JSON.stringify(await server.get('/hooks')).match(/"Validity":"INVALID"/g)?.length === 2;
    while (!(await isInvalid())) await new Promise((resolve) => setImmediate(resolve));
    await server.payIn(100);
    const [hook] = server.control.objects().hooks ?? [];
    await server.call('PUT', `/hooks/${hook?.Id}`, { Status: 'DISABLED' });
    const { body } = await server.call('PUT', `/hooks/${hook?.Id}`, { Status: 'ENABLED' });
    expect(body).toMatchObject({ Status: 'ENABLED', Validity: 'VALID' });
    await server.payIn(100);
    await receiver.arrival(13);
    expect(receiver.received).toHaveLength(13);
  });

  it('are refused a second address for an event type', async () => {
    const answer = await server.call('POST', '/hooks', {
      EventType: 'PAYIN_NORMAL_CREATED',
      Url: receiver.url,
    });
    expect(answer.status).toBe(400);
  });
});

describe('faults of hooks', () => {
  it('lose one', async () => {
    server.control.injectFault({ kind: 'lose-hook', target: 'CREATED' });
    await server.payIn(100);
    await receiver.arrival(1);
    expect(eventTypes()).toEqual(['PAYIN_NORMAL_SUCCEEDED']);
  });

  it('send one twice', async () => {
    server.control.injectFault({ kind: 'double-hook', target: 'SUCCEEDED' });
    await server.payIn(100);
    await receiver.arrival(3);
    expect(eventTypes()).toEqual([
      'PAYIN_NORMAL_CREATED',
      'PAYIN_NORMAL_SUCCEEDED',
      'PAYIN_NORMAL_SUCCEEDED',
    ]);
  });

  it('send one after the next', async () => {
    server.control.injectFault({ kind: 'reorder-hook' });
    await server.payIn(100);
    await receiver.arrival(2);
    expect(eventTypes()).toEqual(['PAYIN_NORMAL_SUCCEEDED', 'PAYIN_NORMAL_CREATED']);
  });

  it('send one later', async () => {
    server.control.injectFault({ kind: 'delay-hook', target: 'CREATED', milliseconds: 7000 });
    await server.payIn(100);
    await receiver.arrival(1);
    timers.run(7000);
    await receiver.arrival(2);
    expect(eventTypes()).toEqual(['PAYIN_NORMAL_SUCCEEDED', 'PAYIN_NORMAL_CREATED']);
    expect(server.control.faultCounts()).toMatchObject({ 'delay-hook': 1 });
  });
});

it('events can be listed by type, time and page', async () => {
  const first = await server.payIn(100);
  server.control.moveClock(60_000);
  const second = await server.payIn(33_305);
  const answer = await server.call('GET', '/events?per_page=3&page=2');
  expect(answer.headers.get('x-number-of-items')).toBe('4');
  expect(answer.headers.get('x-number-of-pages')).toBe('2');
  expect(answer.headers.get('link')).toContain('page=1');
  expect(answer.body).toEqual([
    { ResourceId: second.Id, EventType: 'PAYIN_NORMAL_FAILED', Date: second.CreationDate },
  ]);
  const created = await server.get('/events?eventtype=PAYIN_NORMAL_CREATED&Sort=Date:DESC');
  expect(created).toMatchObject([{ ResourceId: second.Id }, { ResourceId: first.Id }]);
  const late = await server.get(`/events?AfterDate=${second.CreationDate}`);
  expect(late).toMatchObject([{ ResourceId: second.Id }, { ResourceId: second.Id }]);
  const early = await server.get(`/events?BeforeDate=${first.CreationDate}&eventtype=PAYIN_NORMAL_SUCCEEDED`);
  expect(early).toMatchObject([{ ResourceId: first.Id }]);
  expect((await server.call('GET', '/events?page=0')).status).toBe(400);
});
