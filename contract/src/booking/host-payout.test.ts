import { hostPayout } from './host-payout.ts';

const line = (kind: 'nights' | 'cleaning-fee' | 'discount' | 'service-fee', amount: number) => ({
  kind,
  quantity: 1,
  unitAmount: amount,
  amount,
});
const tax = (remittedBy: 'platform' | 'owner') => ({
  kind: 'tourist-tax' as const,
  quantity: 4,
  unitAmount: 250,
  amount: 1_000,
  remittedBy,
});

describe('what of a price arrives for the host', () => {
  it.each([
    [
      'nights and cleaning less the discount and our fee',
      [line('nights', 40_000), line('discount', -4_000)],
      { share: 36_000, fee: 1_080, amount: 34_920 },
    ],
    [
      'not the service fee',
      [line('nights', 40_000), line('service-fee', 2_400)],
      { share: 40_000, fee: 1_200, amount: 38_800 },
    ],
    [
      'not the tax that we pay on',
      [line('nights', 40_000), tax('platform')],
      { share: 40_000, fee: 1_200, amount: 38_800 },
    ],
    [
      'the whole tax that the host pays on',
      [line('nights', 40_000), tax('owner')],
      { share: 41_000, fee: 1_200, amount: 39_800 },
    ],
  ])('%s', (_name, lineArray, payout) => {
    expect(hostPayout({ lineArray }, 3)).toEqual(payout);
  });
});
