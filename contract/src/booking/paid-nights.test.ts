import type { QuoteLine } from '../catalog/quote.schema.ts';
import { paidNights } from './paid-nights.ts';

const NIGHTS = [
  { day: '2030-05-01', amount: 10_000 },
  { day: '2030-05-02', amount: 20_000 },
  { day: '2030-05-03', amount: 5_000 },
];
const taxOf = (quantity: number, unitAmount: number): QuoteLine => ({
  kind: 'tourist-tax',
  quantity,
  unitAmount,
  amount: quantity * unitAmount,
});

it.each<[string, QuoteLine[], number[]]>([
  ['no tax', [], [0, 0, 0]],
  ['two persons a night', [taxOf(6, 150)], [300, 300, 300]],
  ['a percentage follows the prices, its last cent the largest remainder', [taxOf(1, 1001)], [286, 572, 143]],
])('%s', (_case, lineArray, taxes) => {
  const paid = paidNights({ lineArray, nightCount: 3 }, NIGHTS);
  expect(paid).toEqual(NIGHTS.map((night, index) => ({ ...night, touristTax: taxes[index] })));
});
