import { demoOwners } from '../people/owners.ts';
import { generateHome } from './generate-home.ts';

const owners = demoOwners();
const homes = Array.from({ length: 300 }, (_, index) => generateHome(index, owners, '2027-01-10'));
const byNight = homes.filter((home) => home.isAvailableForShortTerm);
const byMonthAlone = homes.filter((home) => !home.isAvailableForShortTerm);

describe('the terms of demo homes', () => {
  it('give a discount in about half of those that are let by the night, and a month more than a week', () => {
    const share = byNight.filter(({ discounts }) => discounts.length > 0).length / byNight.length;
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.65);
    for (const { discounts } of byNight) {
      const [weekly, monthly] = (['weekly', 'monthly'] as const).map(
        (kind) => discounts.find((discount) => discount.kind === kind)?.percent,
      );
      expect(monthly ?? 100).toBeGreaterThan(weekly ?? 0);
      expect(new Set(discounts.map(({ kind }) => kind)).size).toBe(discounts.length);
    }
  });

  it('have a price of round euros for extras that the home has', () => {
    const options = byNight.flatMap((home) => home.bookingOptions.map((option) => ({ home, option })));
    expect(options.length).toBeGreaterThan(byNight.length / 10);
    for (const { home, option } of options) {
      expect(home.features.get(option.featureName)).toBe(1);
      expect(option.unitAmount % 100).toBe(0);
    }
  });

  it('have every cancellation policy', () => {
    const policies = new Set(byNight.map(({ cancellationPolicy }) => cancellationPolicy));
    expect([...policies].sort()).toEqual(['firm', 'flexible', 'moderate', 'strict']);
  });

  it('say nothing of nights where a home is let by the month alone', () => {
    for (const { discounts, bookingOptions } of byMonthAlone)
      expect([...discounts, ...bookingOptions]).toEqual([]);
  });
});
