import { runHistories } from '../../../testing/histories/run-histories.ts';
import { sampleCount } from '../../../testing/samples.ts';

// A sample of the campaign `histories`.
it('shows owners, invoices and the ledger the same cents as the provider has', async () => {
  const { wrongs, events, planted } = await runHistories({
    first: 0,
    count: sampleCount(4),
    differences: 9,
  });
  expect(wrongs).toEqual([]);
  expect(Object.keys(planted)).toHaveLength(9);
  // Otherwise nothing was compared.
  expect(events.checks).toBeGreaterThan(4);
});
