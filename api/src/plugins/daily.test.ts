import Fastify from 'fastify';
import { addDaily } from './daily.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

afterEach(() => jest.useRealTimers());

describe('what is done daily', () => {
  it('is done a minute after the start, every day, also after a failure, and not after the end', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const app = Fastify();
    let count = 0;
    addDaily(app, 'fail', async () => {
      count += 1;
      throw new Error('not today');
    });
    await app.ready();
    const counts = [MINUTE - 1, 1, DAY - 1, 1, DAY].map((milliseconds) => {
      jest.advanceTimersByTime(milliseconds);
      return count;
    });
    expect(counts).toEqual([0, 1, 1, 2, 3]);
    await app.close();
    jest.advanceTimersByTime(DAY);
    expect(count).toBe(3);
  });
});
