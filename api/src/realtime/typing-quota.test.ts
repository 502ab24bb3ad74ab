import { createTypingQuota } from './typing-quota.ts';

it('what a page says every four seconds is told, also a little early, and what it says more often is not', () => {
  let time = 0;
  const mayType = createTypingQuota(() => time);
  const told = [0, 500, 2999, 3000, 5999, 6100, 60_000].filter((at) => {
    time = at;
    return mayType();
  });
  expect(told).toEqual([0, 3000, 6100, 60_000]);
});
