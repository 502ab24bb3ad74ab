import { createBoundedLimit } from './bounded-limit.ts';

/** Works that end when they are told to. */
function createWorks() {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: (value: string) => void; reject: (error: Error) => void }>();
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => ends.set(name, { resolve, reject }));
    },
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

/** Works begin in a microtask of their own. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a bounded limit', () => {
  it('runs works in the order of their coming, so many at once', async () => {
    const { begun, work, end } = createWorks();
    const runWithinLimit = createBoundedLimit(2, 10, () => new Error('full'));
    const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((name) => runWithinLimit(work(name)));
    await settled();
    expect(begun).toEqual(['a', 'b']);
    end('b');
    expect(await second).toBe('b');
    await settled();
    expect(begun).toEqual(['a', 'b', 'c']);
    end('a');
    end('c');
    await Promise.all([first, third]);
    await settled();
    end('d');
    expect(await fourth).toBe('d');
  });

  it('refuses works where too many wait, and takes them again afterwards', async () => {
    const { begun, work, end, fail } = createWorks();
    const runWithinLimit = createBoundedLimit(1, 1, () => new Error('full'));
    const [first, second, third] = ['a', 'b', 'c'].map((name) => runWithinLimit(work(name)));
    await expect(third).rejects.toThrow('full');
    await settled();
    fail('a');
    await expect(first).rejects.toThrow('a');
    await settled();
    end('b');
    expect(await second).toBe('b');
    const fourth = runWithinLimit(work('d'));
    await settled();
    end('d');
    expect([await fourth, begun]).toEqual(['d', ['a', 'b', 'd']]);
  });
});
