import { lineRefund } from './line-refund.ts';

const now = new Date('2030-04-07T12:00:00.000Z');

describe('what comes back of a line', () => {
  it.each([
    ['nights', 'line-full-until', 'line-by-policy'],
    ['service-fee', 'line-full-until', 'line-not-refundable'],
    ['cleaning-fee', 'line-until-check-in', 'line-until-check-in'],
    ['option', 'line-until-check-in', 'line-until-check-in'],
    ['tourist-tax', 'line-of-nights-not-stayed', 'line-of-nights-not-stayed'],
    ['discount', undefined, undefined],
  ] as const)('says of %s %s, or %s', (kind, whenFull, otherwise) => {
    const line = { kind, quantity: 1, unitAmount: 1, amount: 1 };
    expect(lineRefund(line, now)?.slug).toBe(whenFull);
    expect(lineRefund(line, null)?.slug).toBe(otherwise);
  });
});
