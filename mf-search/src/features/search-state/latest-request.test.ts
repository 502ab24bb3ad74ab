import { LatestRequest } from './latest-request.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Questions that are answered after so many milliseconds. */
function answeredAfter(milliseconds: number) {
  const asked: number[] = [];
  const signals: AbortSignal[] = [];
  const questions = new LatestRequest<number>(async (question, signal) => {
    asked.push(question);
    signals.push(signal);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  });
  return { questions, asked, signals };
}

describe('LatestRequest', () => {
  it('asks at once, and then only the latest of those that came meanwhile', async () => {
    const { questions, asked } = answeredAfter(400);
    for (const question of [1, 2, 3, 4]) questions.ask(question);
    expect(asked).toEqual([1]);
    expect(questions.isOvertaken).toBe(true);
    await jest.advanceTimersByTimeAsync(399);
    expect(asked).toEqual([1]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([1, 4]);
    expect(questions.isOvertaken).toBe(false);
  });

  it('asks at most 240 times a minute, however quick the answers and the movements', async () => {
    const { questions, asked } = answeredAfter(1);
    for (let frame = 0; frame < 3600; frame += 1) {
      questions.ask(frame);
      await jest.advanceTimersByTimeAsync(1000 / 60);
    }
    await jest.advanceTimersByTimeAsync(1000);
    expect(asked.length).toBeLessThanOrEqual(241);
    expect(asked.length).toBeGreaterThan(200);
    expect(asked.at(-1)).toBe(3599);
  });

  it('asks at once again after a rest', async () => {
    const { questions, asked } = answeredAfter(10);
    questions.ask(1);
    await jest.advanceTimersByTimeAsync(250);
    questions.ask(2);
    expect(asked).toEqual([1, 2]);
  });

  it('forgets what waits when nobody wants an answer any more, and asks anew at once', async () => {
    const { questions, asked, signals } = answeredAfter(400);
    questions.ask(1);
    questions.ask(2);
    questions.stop();
    expect(signals[0]?.aborted).toBe(true);
    questions.ask(3);
    await jest.advanceTimersByTimeAsync(2000);
    expect(asked).toEqual([1, 3]);
  });
});
