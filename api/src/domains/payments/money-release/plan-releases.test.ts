import { addDays, type Quote } from '@moien/contract';
import fc from 'fast-check';
import { planReleases, type Shares, type StayMoney, sharesOf } from './plan-releases.ts';

const NOTHING_DONE = { share: 0, ownerFee: 0, guestFee: 0, touristTax: 0, count: 0 };
const NOW = new Date('2030-01-01T00:00:00Z');

type Line = Quote['lineArray'][number];
const line = (kind: Line['kind'], amount: number, remittedBy?: 'platform' | 'owner') =>
  ({
    kind,
    amount,
    quantity: 1,
    unitAmount: amount,
    ...(remittedBy ? { remittedBy } : {}),
  }) as unknown as Line;

function stayOf({
  nights = 3,
  lines = LINES,
  refund = null,
  left,
}: Partial<{
  nights: number;
  lines: Line[];
  refund: StayMoney['refund'];
  left: number;
}> = {}): StayMoney {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const arrival = '2030-05-01';
  return {
    arrival_date: arrival,
    departure_date: addDays(arrival, nights),
    check_in_time: '15:00',
    time_zone: 'Europe/Luxembourg',
    quote: { total, lineArray: lines },
    night_array: Array.from({ length: nights }, (_, index) => ({
      day: addDays(arrival, index),
      amount: 10_000,
      touristTax: 0,
    })),
    refund,
    owner_fee_percent: 3,
    left: left ?? total - (refund?.total ?? 0),
  };
}

const LINES = [
  line('nights', 30_000),
  line('cleaning-fee', 4000),
  line('tourist-tax', 900, 'platform'),
  line('service-fee', 2040),
];

it('a stay is paid to its owner less 3 %; our fee and the tax of the city are kept aside', () => {
  expect(sharesOf(stayOf())).toEqual({ share: 34_000, ownerFee: 1020, guestFee: 2040, touristTax: 900 });
});

it('where a stay that was paid in part is cancelled, each part is the same part of itself', () => {
  // What comes back of a part has no lines.
  const refund = { total: 10_000, lineArray: [] };
  expect(sharesOf(stayOf({ refund, left: 18_470 }))).toEqual({
    share: 17_000,
    ownerFee: 510,
    guestFee: 1020,
    touristTax: 450,
  });
});

it('tax that the owner pays on is the owner’s, without a fee of it', () => {
  const lines = [line('nights', 10_000), line('tourist-tax', 300, 'owner')];
  expect(sharesOf(stayOf({ lines }))).toEqual({ share: 10_300, ownerFee: 300, guestFee: 0, touristTax: 0 });
});

it('what a cancellation gives back is in no share', () => {
  const refund = {
    total: 15_900,
    lineArray: [
      { kind: 'nights' as const, amount: 15_000 },
      { kind: 'tourist-tax' as const, amount: 900 },
    ],
  };
  expect(sharesOf(stayOf({ refund }))).toEqual({
    share: 19_000,
    ownerFee: 570,
    guestFee: 2040,
    touristTax: 0,
  });
});

it('a short stay is released at once, 24 hours after check-in', () => {
  const [only, ...others] = planReleases(stayOf(), NOTHING_DONE, NOW);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ part: 1, share: 34_000, dueAt: new Date('2030-05-02T13:00:00Z') });
});

it('from 28 nights on each month is released by itself', () => {
  const parts = planReleases(stayOf({ nights: 70 }), NOTHING_DONE, NOW);
  expect(parts.map(({ part, dueAt }) => `${part} ${dueAt.toISOString().slice(0, 10)}`)).toEqual([
    '1 2030-05-02',
    '2 2030-06-02',
    '3 2030-07-02',
  ]);
  expect(planReleases(stayOf({ nights: 27 }), NOTHING_DONE, NOW)).toHaveLength(1);
});

const sum = (parts: readonly Shares[], key: keyof Shares) =>
  parts.reduce((total, part) => total + part[key], 0);

it('parts add up to what is left, to the cent, whatever was paid, returned and released before', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 120 }),
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 4, maxLength: 4 }),
      fc.constantFrom('platform' as const, 'owner' as const),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (nights, [stay = 0, cleaning = 0, tax = 0, fee = 0], remittedBy, paid) => {
        const lines = [
          line('nights', stay),
          line('cleaning-fee', cleaning),
          line('tourist-tax', tax, remittedBy),
          line('service-fee', fee),
        ];
        const total = stay + cleaning + tax + fee;
        const left = Math.floor(total * paid);
        const parts = planReleases(stayOf({ nights, lines, left }), NOTHING_DONE, NOW);
        expect(sum(parts, 'share') + sum(parts, 'guestFee') + sum(parts, 'touristTax')).toBe(left);
        for (const { share, ownerFee } of parts) expect(ownerFee <= share && ownerFee >= 0).toBe(true);
        const [first] = parts;
        if (!first || parts.length < 2) return;
        const later = planReleases(stayOf({ nights, lines, left }), { ...first, count: 1 }, NOW);
        const all = [first, ...later];
        expect(sum(all, 'share') + sum(all, 'guestFee') + sum(all, 'touristTax')).toBe(left);
      },
    ),
  );
});
