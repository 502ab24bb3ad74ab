import { createLimiter } from './limiter.ts';

describe('createLimiter', () => {
  it('runs at most two tasks at a time, in order, and goes on after a failure', async () => {
    const limit = createLimiter(2, 10, () => new Error('full'));
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const task = (number: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(number);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      if (number === 2) throw new Error('task 2 fails');
      return number;
    };
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((number) => limit(task(number))));
    expect(most).toBe(2);
    expect(order).toEqual([1, 2, 3, 4, 5, 6]);
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
  });

  it('refuses what would wait too long', async () => {
    const limit = createLimiter(1, 1, () => new Error('full'));
    const results = await Promise.allSettled([1, 2, 3].map((number) => limit(async () => number)));
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });
});
