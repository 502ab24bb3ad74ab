import { setImmediate } from 'node:timers/promises';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

let isAnswering: boolean;
let heard: string[];
let probes: number;
let breaker: CircuitBreaker;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  isAnswering = true;
  heard = [];
  probes = 0;
  breaker = createCircuitBreaker({
    async probe() {
      probes += 1;
      if (!isAnswering) throw new Error('away');
    },
    onOpen: (_reason, isNew) => void heard.push(isNew ? 'opened' : 'opened again'),
    onTrial: () => void heard.push('trial'),
    onClosed: () => void heard.push('closed'),
  });
});

afterEach(() => {
  breaker.close();
  jest.useRealTimers();
});

async function pass(milliseconds: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
  await setImmediate();
}

async function open(): Promise<void> {
  isAnswering = false;
  breaker.suspect();
  await pass(0);
}

it('stays closed while a probe is answered, however slow the calls are', async () => {
  breaker.suspect();
  await pass(0);
  expect([breaker.state(), heard]).toEqual(['closed', []]);
});

it('asks once for many suspicions', async () => {
  for (let count = 0; count < 100; count += 1) breaker.suspect();
  await pass(0);
  expect(probes).toBe(1);
});

it('refuses at once when it is open, and probes every 250 ms', async () => {
  await open();
  expect(() => breaker.enter()).toThrow(DatabaseUnavailable);
  await pass(1000);
  expect([probes, heard]).toEqual([5, ['opened']]);
});

it('lets three calls through when a probe is answered, and all when these have worked', async () => {
  await open();
  isAnswering = true;
  await pass(250);
  expect(breaker.state()).toBe('half-open');
  const leaves = [breaker.enter(), breaker.enter(), breaker.enter()];
  expect(() => breaker.enter()).toThrow(DatabaseUnavailable);
  for (const leave of leaves) leave(true);
  expect(breaker.state()).toBe('closed');
  expect(heard).toEqual(['opened', 'trial', 'closed']);
});

it('lets the next calls through when a first one has failed', async () => {
  await open();
  isAnswering = true;
  await pass(250);
  breaker.enter()(false);
  for (let count = 0; count < 3; count += 1) breaker.enter()(true);
  expect(breaker.state()).toBe('closed');
});

it('opens again when the database goes away during the first calls, which then count no more', async () => {
  await open();
  isAnswering = true;
  await pass(250);
  const leave = breaker.enter();
  await open();
  expect([breaker.state(), heard]).toEqual(['open', ['opened', 'trial', 'opened again']]);
  leave(true);
  isAnswering = true;
  await pass(250);
  expect(breaker.state()).toBe('half-open');
  breaker.enter()(true);
  expect(breaker.state()).toBe('half-open');
});
