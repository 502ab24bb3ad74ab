import { BodyCache } from './body-cache.ts';

const PAGE = new URL('https://moien.example/de/search');

function rendererOf() {
  let count = 0;
  return {
    render: async () => {
      count += 1;
      return { body: `drawing ${count}`, head: undefined, isComplete: true };
    },
    count: () => count,
  };
}

describe('BodyCache', () => {
  it('draws the same snapshot at the same address once', async () => {
    const cache = new BodyCache(10);
    const { render, count } = rendererOf();
    const bodies = [await cache.bodyOf(PAGE, '{}', render), await cache.bodyOf(PAGE, '{}', render)];
    expect(bodies.map(({ body }) => body)).toEqual(['drawing 1', 'drawing 1']);
    expect(count()).toBe(1);
  });

  it('draws anew for another snapshot and for another address', async () => {
    const cache = new BodyCache(10);
    const { render } = rendererOf();
    await cache.bodyOf(PAGE, '{"price":1}', render);
    expect((await cache.bodyOf(PAGE, '{"price":2}', render)).body).toBe('drawing 2');
    expect((await cache.bodyOf(new URL('?page=2', PAGE), '{"price":1}', render)).body).toBe('drawing 3');
  });

  it('does not keep what failed in part', async () => {
    const cache = new BodyCache(10);
    await cache.bodyOf(PAGE, '{}', async () => ({ body: 'half', head: undefined, isComplete: false }));
    expect((await cache.bodyOf(PAGE, '{}', rendererOf().render)).body).toBe('drawing 1');
  });

  it('keeps the last ones used', async () => {
    const cache = new BodyCache(2);
    const { render } = rendererOf();
    for (const snapshot of ['a', 'b', 'a', 'c', 'a']) await cache.bodyOf(PAGE, snapshot, render);
    expect((await cache.bodyOf(PAGE, 'a', render)).body).toBe('drawing 1');
    expect((await cache.bodyOf(PAGE, 'b', render)).body).toBe('drawing 4');
  });
});
