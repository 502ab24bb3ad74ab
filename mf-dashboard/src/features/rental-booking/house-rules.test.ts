import { hasShortRules } from './house-rules.ts';

describe('house rules', () => {
  it('are short with a few words in a few lines', () => {
    expect(hasShortRules({ houseRules: 'Quiet after 22:00.\nNo smoking.' })).toBe(true);
    expect(hasShortRules({ houseRules: 'No shoes. '.repeat(30) })).toBe(false);
    expect(hasShortRules({ houseRules: 'One\n'.repeat(9) })).toBe(false);
    expect(hasShortRules({ houseRules: null })).toBe(false);
  });
});
