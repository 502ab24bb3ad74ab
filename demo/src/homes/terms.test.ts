import { demoOwners } from '../people/owners.ts';
import { generateHome } from './generate-home.ts';

const owners = demoOwners();
const homes = Array.from({ length: 300 }, (_, index) => generateHome(index, owners, '2027-01-10'));

describe('the terms of demo homes', () => {
  it('have a service fee of round euros in a part of those that are let by the night, and in no other', () => {
    const withFee = homes.filter(({ serviceFee }) => serviceFee !== null);
    const shortTermCount = homes.filter((home) => home.isAvailableForShortTerm).length;
    expect(withFee.length / shortTermCount).toBeGreaterThan(0.25);
    expect(withFee.length / shortTermCount).toBeLessThan(0.55);
    for (const { serviceFee, nightlyPrice, isAvailableForShortTerm } of withFee) {
      expect(isAvailableForShortTerm).toBe(true);
      expect(Number(serviceFee) % 500).toBe(0);
      expect(serviceFee).toBeGreaterThan(0);
      expect(serviceFee).toBeLessThanOrEqual(Math.max(500, Number(nightlyPrice) / 4));
    }
  });
});
