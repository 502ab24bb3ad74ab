import { type TraceEvent, workPerFrame } from './frame-work.ts';

const main = { pid: 1, tid: 2, ph: 'X' };
const frame = (ts: number): TraceEvent => ({ ...main, ph: 'I', name: 'BeginMainThreadFrame', ts });
const task = (ts: number, dur: number, thread = main): TraceEvent => ({
  ...thread,
  name: 'RunTask',
  ts,
  dur,
});

describe('the work of a frame', () => {
  it('is that of all tasks of the main thread until the next frame', () => {
    const events = [
      frame(0),
      task(0, 4000),
      task(5000, 3000),
      frame(16_000),
      task(16_000, 1000),
      frame(32_000),
    ];
    expect(workPerFrame(events)).toEqual([7, 1]);
  });

  it('of a task over a border is divided, and other threads do not count', () => {
    const other = { ...main, tid: 3 };
    const events = [frame(0), task(10_000, 10_000), task(0, 9000, other), frame(16_000), frame(32_000)];
    expect(workPerFrame(events)).toEqual([6, 4]);
  });

  it('is nothing without frames', () => {
    expect(workPerFrame([task(0, 1000)])).toEqual([]);
  });
});
