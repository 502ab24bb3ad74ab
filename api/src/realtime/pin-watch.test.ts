import type { PinMap } from '@moien/contract';
import { ProblemError } from '../lib/problem-error.ts';
import { createPinWatch } from './pin-watch.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const POLL = 3000;
const noPins: PinMap = { pinArray: [], count: 0, isCountExact: true };
const pin = { kind: 'property', propertyId: 'a', latitude: 49.6, longitude: 6.1, price: null } as const;

/** A map whose count is what the test says, and a count of what was asked. */
function open({ log = { warn: () => undefined } } = {}) {
  const state = {
    count: 1,
    generation: 1,
    asked: [] as string[],
    readings: 0,
    failure: undefined as unknown,
  };
  const watch = createPinWatch({
    findPins: async (query) => {
      state.asked.push(query);
      if (state.failure) throw state.failure;
      return { pinArray: [pin], count: state.count, isCountExact: true };
    },
    readGeneration: async () => {
      state.readings += 1;
      return state.generation;
    },
    log,
  });
  return { state, watch };
}

/** Someone who looks; what they were sent as counts. */
function someone() {
  const sent: number[] = [];
  return { sent, send: (event: string) => void sent.push(JSON.parse(event).pinMap.count) };
}

const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

describe('who looks at a part of the map', () => {
  it('is sent its pins, in the words of specification §7', async () => {
    const { watch } = open();
    const events: string[] = [];
    watch.watch((event) => void events.push(event), 'view=1', 'anna');
    await pass();
    expect(events.map((event) => JSON.parse(event))).toEqual([
      {
        type: 'pointsOfInterest',
        query: 'view=1',
        pinMap: { pinArray: [pin], count: 1, isCountExact: true },
        propertyArray: [{ id: 'a', latitude: 49.6, longitude: 6.1 }],
      },
    ]);
  });

  it('is sent anew only when something was committed and the answer is another one', async () => {
    const { state, watch } = open();
    const { sent, send } = someone();
    watch.watch(send, 'view=1', 'anna');
    await pass(POLL);
    const askedAtFirst = state.asked.length;
    await pass(5 * POLL);
    expect([sent, state.asked.length]).toEqual([[1], askedAtFirst]);
    state.generation += 1;
    await pass(POLL);
    expect([sent, state.asked.length]).toEqual([[1], askedAtFirst + 1]);
    state.generation += 1;
    state.count = 2;
    await pass(POLL);
    expect(sent).toEqual([1, 2]);
  });

  it('hears of its latest part alone, and of none after leaving', async () => {
    const { state, watch } = open();
    const { sent, send } = someone();
    watch.watch(send, 'view=1', 'anna');
    watch.watch(send, 'view=2', 'anna');
    await pass(POLL);
    expect(sent).toEqual([1]);
    watch.watch(send, '', 'anna');
    Object.assign(state, { generation: 9, count: 9 });
    await pass(3 * POLL);
    expect(sent).toEqual([1]);
  });

  it('shares the asking with everybody who looks at the same part', async () => {
    const { state, watch } = open();
    const people = Array.from({ length: 20 }, someone);
    for (const { send } of people) watch.watch(send, 'view=1', 'anna');
    await pass(POLL);
    Object.assign(state, { asked: [], generation: 2, count: 5 });
    await pass(POLL);
    expect(state.asked).toEqual(['view=1']);
    expect(people.map(({ sent }) => sent)).toEqual(people.map(() => [1, 5]));
    const late = someone();
    watch.watch(late.send, 'view=1', 'ben');
    expect([late.sent, state.asked.length]).toEqual([[5], 1]);
  });
});

describe('the database', () => {
  it('is asked for the generation only while somebody looks', async () => {
    const { state, watch } = open();
    await pass(3 * POLL);
    expect(state.readings).toBe(0);
    const { send } = someone();
    watch.watch(send, 'view=1', 'anna');
    await pass(3 * POLL);
    expect(state.readings).toBe(3);
    watch.leave(send);
    await pass(3 * POLL);
    expect([state.readings <= 4, jest.getTimerCount()]).toEqual([true, 0]);
  });

  it('that fails is asked again until it answers', async () => {
    const warnings: unknown[] = [];
    const { state, watch } = open({ log: { warn: (...line: unknown[]) => void warnings.push(line) } });
    const { sent, send } = someone();
    state.failure = new Error('no connection');
    watch.watch(send, 'view=1', 'anna');
    await pass(2 * POLL);
    expect([sent, warnings.length > 1]).toEqual([[], true]);
    state.failure = undefined;
    await pass(POLL);
    expect(sent).toEqual([1]);
  });

  it('is not asked again for what is no query, and nobody is sent', async () => {
    const { state, watch } = open();
    const { sent, send } = someone();
    state.failure = new ProblemError(400, 'invalid-request');
    watch.watch(send, 'nonsense', 'anna');
    await pass(POLL);
    const asked = state.asked.length;
    await pass(5 * POLL);
    expect([sent, state.asked.length]).toEqual([[], asked]);
  });

  it('is asked by two at once at most', async () => {
    let [running, most] = [0, 0];
    const watch = createPinWatch({
      findPins: async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 10));
        running -= 1;
        return noPins;
      },
      readGeneration: async () => 1,
      log: { warn: () => undefined },
    });
    const people = Array.from({ length: 30 }, someone);
    for (const [index, { send }] of people.entries()) watch.watch(send, `view=${index}`, 'anna');
    await pass(POLL - 1);
    expect([most, people.every(({ sent }) => sent.length === 1)]).toEqual([2, true]);
    watch.close();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is asked less often for somebody whose searches take long, and not for others', async () => {
    const asked: string[] = [];
    let generation = 1;
    const watch = createPinWatch({
      findPins: async (query) => {
        asked.push(query);
        await new Promise((resolve) => setTimeout(resolve, query.startsWith('world') ? 2000 : 5));
        return noPins;
      },
      readGeneration: async () => generation++,
      log: { warn: () => undefined },
    });
    for (let page = 0; page < 10; page += 1) watch.watch(someone().send, `world=${page}`, 'mallory');
    await pass(POLL);
    const { sent, send } = someone();
    watch.watch(send, 'street', 'anna');
    await pass(20 * POLL);
    const worlds = asked.filter((query) => query.startsWith('world')).length;
    // A quarter of 63 seconds, and the second that one may take at once with two questions under way.
    expect([worlds > 5, worlds * 2 <= 63 / 4 + 5, sent]).toEqual([true, true, [0]]);
    expect(asked.filter((query) => query === 'street').length).toBeGreaterThan(15);
    watch.close();
  });
});
