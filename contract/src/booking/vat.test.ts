import { percentOf } from '../lib/money.ts';
import { vatWithin } from './vat.ts';

describe('value added tax within an amount', () => {
  it.each([
    [2_400, 17, { net: 2_051, vat: 349, rounding: 0 }],
    [11_900, 19, { net: 10_000, vat: 1_900, rounding: 0 }],
    [1, 17, { net: 1, vat: 0, rounding: 0 }],
    [3, 20, { net: 2, vat: 0, rounding: 1 }],
  ])('of %i at %d %%', (gross, percent, parts) => {
    expect(vatWithin(gross, percent)).toEqual(parts);
  });

  it.each([16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 25.5, 27])('at %d %% is exact up to a cent', (percent) => {
    for (let gross = 0; gross < 20_000; gross += 1) {
      const { net, vat, rounding } = vatWithin(gross, percent);
      const isRight =
        net + vat + rounding === gross && vat === percentOf(net, percent) && Math.abs(rounding) <= 1;
      if (!isRight) throw new Error(`${gross} at ${percent} %: ${net} + ${vat} + ${rounding}`);
    }
  });
});
