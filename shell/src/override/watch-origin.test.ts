import { watchOrigin } from './watch-origin.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says once that a server is gone, after three questions without an answer in a row', async () => {
  const answers = [true, false, false, true, false, false, false];
  const onGone = jest.fn();
  watchOrigin('http://localhost:3000/entry.js', onGone, async () => answers.shift() ?? true);
  await jest.advanceTimersByTimeAsync(6000);
  expect(onGone).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(onGone).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(onGone).toHaveBeenCalledTimes(1);
});
