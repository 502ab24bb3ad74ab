import { measurePaired, pick, type Side, timed } from './measure-paired.ts';

/** A side that writes down when it ran and whose samples count up. */
function witness(name: string, diary: string[]): Side {
  let count = 0;
  return {
    name,
    run: () => {
      diary.push(name);
      count += 1;
      return Promise.resolve([count]);
    },
  };
}

describe('measurePaired', () => {
  it('runs the sides in turn and turns the order round', async () => {
    const diary: string[] = [];
    await measurePaired(witness('a', diary), [witness('b', diary)], { rounds: 3, warmUps: 0 });
    expect(diary.join('')).toBe('aab' + 'baa' + 'aab');
  });

  it('throws away what was measured while warming up', async () => {
    const { reference, again, subjects } = await measurePaired(witness('a', []), [witness('b', [])], {
      rounds: 2,
      warmUps: 1,
    });
    expect(subjects).toEqual([{ name: 'b', values: [2, 3] }]);
    // The reference and itself again share one side here: its first two runs warmed up.
    expect(reference).toEqual({ name: 'a', values: [3, 6] });
    expect(again).toEqual({ name: 'a again', values: [4, 5] });
  });

  it('keeps every sample of a run that gives several', async () => {
    const side: Side = { name: 'many', run: () => Promise.resolve([1, 2, 3]) };
    const { reference } = await measurePaired(side, [], { rounds: 2, warmUps: 0 });
    expect(reference.values).toEqual([1, 2, 3, 1, 2, 3]);
  });

  it('reports each round, and a failing side ends the measurement', async () => {
    const rounds: number[] = [];
    await measurePaired(witness('a', []), [], { rounds: 2, onRound: (round) => rounds.push(round) });
    expect(rounds).toEqual([1, 2]);
    const broken: Side = { name: 'broken', run: () => Promise.reject(new Error('no answer')) };
    await expect(measurePaired(broken, [], { rounds: 1 })).rejects.toThrow('no answer');
  });
});

describe('pick', () => {
  it('reads one figure of every sample', () => {
    const samples = (name: string, ...values: { ms: number; bytes: number }[]) => ({ name, values });
    const paired = {
      reference: samples('a', { ms: 1, bytes: 10 }, { ms: 2, bytes: 20 }),
      again: samples('a again', { ms: 3, bytes: 30 }),
      subjects: [samples('b', { ms: 4, bytes: 40 })],
    };
    expect(pick(paired, ({ bytes }) => bytes)).toEqual({
      reference: { name: 'a', values: [10, 20] },
      again: { name: 'a again', values: [30] },
      subjects: [{ name: 'b', values: [40] }],
    });
  });
});

describe('timed', () => {
  it('prepares each run first', async () => {
    const diary: string[] = [];
    const side = timed(
      'work',
      () => diary.push('work'),
      () => diary.push('prepare'),
    );
    await side.run();
    await side.run();
    expect(diary).toEqual(['prepare', 'work', 'prepare', 'work']);
  });

  it('waits for the action and gives one sample', async () => {
    let isDone = false;
    const side = timed('wait', async () => {
      await Promise.resolve();
      isDone = true;
    });
    const samples = await side.run();
    expect(isDone).toBe(true);
    expect(samples).toHaveLength(1);
    expect(samples[0]).toBeGreaterThanOrEqual(0);
  });
});
