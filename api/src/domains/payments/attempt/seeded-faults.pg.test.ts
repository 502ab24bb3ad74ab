import { runSeeds } from '../../../testing/money/run-seeds.ts';
import { sampleCount } from '../../../testing/samples.ts';

const total = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

// A sample of the campaign `money`.
it('neither charges twice nor forgets anybody, whatever fails', async () => {
  const { wrongs, faults, deaths } = await runSeeds({ first: 0, count: sampleCount(12) });
  expect(wrongs).toEqual([]);
  // Otherwise nothing was tried.
  expect(total(faults)).toBeGreaterThan(10);
  expect(total(deaths)).toBeGreaterThan(1);
});
