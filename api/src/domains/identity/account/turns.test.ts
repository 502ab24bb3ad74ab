import { createTurns } from './turns.ts';

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

describe('turns', () => {
  it('are taken in the order of coming, so many at once', async () => {
    const { begun, work, end } = createWorks();
    const takeTurn = createTurns(2, 10);
    const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((name) => takeTurn(work(name)));
    expect(begun).toEqual(['a', 'b']);
    end('b');
    expect(await second).toBe('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    end('a');
    end('c');
    await Promise.all([first, third]);
    end('d');
    expect(await fourth).toBe('d');
  });

  it('are refused where too many wait, and given again afterwards', async () => {
    const { begun, work, end, fail } = createWorks();
    const takeTurn = createTurns(1, 1);
    const [first, second, third] = ['a', 'b', 'c'].map((name) => takeTurn(work(name)));
    await expect(third).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    fail('a');
    await expect(first).rejects.toThrow('a');
    end('b');
    expect(await second).toBe('b');
    const fourth = takeTurn(work('d'));
    end('d');
    expect([await fourth, begun]).toEqual(['d', ['a', 'b', 'd']]);
  });
});
