import { runStays } from './run-stays.ts';

const STAYS = 30;

// A sample of the campaign `totals`.
it('a stay costs the same wherever its total is shown or recorded', async () => {
  const { differences, stayCount, lineKinds } = await runStays({
    stayCount: STAYS,
    homeCount: 120,
    seed: 'a',
  });
  expect([differences, stayCount]).toEqual([[], STAYS]);
  expect(lineKinds).toEqual(['cleaning-fee', 'discount', 'nights', 'option', 'service-fee', 'tourist-tax']);
});
