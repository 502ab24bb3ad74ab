import { sendAtRate } from './open-loop.ts';

it('sends at its rate though no answer comes, and counts from when each was due', async () => {
  const answered = Promise.withResolvers<void>();
  const due: number[] = [];
  const sending = sendAtRate(200, 0.1, async (_number, dueAt) => {
    due.push(dueAt);
    if (due.length === 20) answered.resolve();
    await answered.promise;
  });
  expect(await sending).toBeGreaterThanOrEqual(0);
  const pauses = due.slice(1).map((dueAt, index) => Math.round(dueAt - (due[index] ?? 0)));
  expect(pauses).toEqual(Array.from({ length: 19 }, () => 5));
});
