import { shareReading } from '../../../lib/share-reading.ts';
import { createResponseCache } from './response-cache.ts';

const text = (character: string) => character.repeat(400);

describe('the answer cache', () => {
  it('gives an answer in its own generation only', () => {
    const cache = createResponseCache(10_000);
    cache.keep('a', { text: 'A', generation: 3 });
    expect(cache.find('a', 3)?.text).toBe('A');
    expect(cache.find('a', 4)).toBeUndefined();
    expect(cache.find('a', 2)).toBeUndefined();
    expect(cache.find('b', 3)).toBeUndefined();
  });

  it('puts a newer answer in the place of an older one', () => {
    const cache = createResponseCache(10_000);
    cache.keep('a', { text: 'old', generation: 3 });
    cache.keep('a', { text: 'new', generation: 4 });
    expect(cache.find('a', 4)?.text).toBe('new');
  });

  it('lets go what was asked for longest ago', () => {
    const cache = createResponseCache(2100);
    cache.keep('a', { text: text('a'), generation: 1 });
    cache.keep('b', { text: text('b'), generation: 1 });
    cache.find('a', 1);
    cache.keep('c', { text: text('c'), generation: 1 });
    expect(['a', 'b', 'c'].map(cache.has)).toEqual([true, false, true]);
  });

  it('has room again after an answer was replaced, and none for what is too large', () => {
    const cache = createResponseCache(2100);
    for (let generation = 0; generation < 20; generation += 1)
      cache.keep('a', { text: text('a'), generation });
    cache.keep('b', { text: text('b'), generation: 1 });
    expect(['a', 'b'].map(cache.has)).toEqual([true, true]);
    cache.keep('c', { text: text('c').repeat(9), generation: 1 });
    expect(['a', 'b', 'c'].map(cache.has)).toEqual([true, true, false]);
  });

  it('keeps nothing without room', () => {
    const cache = createResponseCache(0);
    cache.keep('a', { text: '', generation: 1 });
    expect(cache.has('a')).toBe(false);
  });
});

describe('shareReading', () => {
  function createReader() {
    const readings: PromiseWithResolvers<number>[] = [];
    const ask = shareReading(() => {
      const reading = Promise.withResolvers<number>();
      readings.push(reading);
      return reading.promise;
    });
    return { readings, ask };
  }

  it('gives nobody a reading that began before the question', async () => {
    const { readings, ask } = createReader();
    const first = ask();
    const [second, third] = [ask(), ask()];
    readings[0]?.resolve(1);
    expect(await first).toBe(1);
    readings[1]?.resolve(2);
    expect(await Promise.all([second, third])).toEqual([2, 2]);
    expect(readings).toHaveLength(2);
  });

  it('reads anew for each question that comes alone, and after a failure', async () => {
    const { readings, ask } = createReader();
    const first = ask();
    const second = ask();
    readings[0]?.reject(new Error('no connection'));
    await expect(first).rejects.toThrow('no connection');
    readings[1]?.resolve(2);
    expect(await second).toBe(2);
    const third = ask();
    readings[2]?.resolve(3);
    expect(await third).toBe(3);
  });
});
