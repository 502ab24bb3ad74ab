import type { ProcessSample } from './read-process.ts';

/** What is collected only now and then falls to its floor in each of so many parts of a run. */
const PARTS = 20;
/** The first third of a run fills caches. */
const SETTLED_SHARE = 1 / 3;
/** Growth of the floor in the rest of the run that is taken for noise. */
const TOLERANCE_SHARE = 0.1;
const TOLERANCE_BYTES = 16 * 1024 * 1024;

export type HeapTrend = {
  /** Of the floor, over the last two thirds of the run, by the line of least squares. */
  growthBytes: number;
  toleranceBytes: number;
  isFlat: boolean;
};

/** Whether the heap grows: the lowest value of each twentieth of a run, after its first third. */
export function heapTrendOf(samples: readonly Pick<ProcessSample, 'at' | 'heapBytes'>[]): HeapTrend {
  const settled = floorsOf(samples, PARTS).slice(Math.round(PARTS * SETTLED_SHARE));
  const growthBytes = slopeOf(settled) * Math.max(0, settled.length - 1);
  const mean = settled.reduce((sum, floor) => sum + floor, 0) / Math.max(1, settled.length);
  const toleranceBytes = Math.max(TOLERANCE_BYTES, mean * TOLERANCE_SHARE);
  return { growthBytes, toleranceBytes, isFlat: growthBytes <= toleranceBytes };
}

/** The lowest of each part; a part without samples is left out. */
function floorsOf(samples: readonly Pick<ProcessSample, 'at' | 'heapBytes'>[], parts: number): number[] {
  const [begunAt, endedAt] = [samples[0]?.at ?? 0, samples.at(-1)?.at ?? 0];
  const length = (endedAt - begunAt) / parts || 1;
  const floors = new Map<number, number>();
  for (const { at, heapBytes } of samples) {
    const part = Math.min(parts - 1, Math.floor((at - begunAt) / length));
    floors.set(part, Math.min(floors.get(part) ?? heapBytes, heapBytes));
  }
  return [...floors.values()];
}

/** Of the line of least squares, for each step. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const along = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  const across = values.reduce((sum, _value, index) => sum + (index - middle) ** 2, 0);
  return across === 0 ? 0 : along / across;
}
