import { readKitTokens } from './component-tokens.ts';

describe('readKitTokens', () => {
  const kit = readKitTokens();

  it('reads the tokens of a component from its style sheet, in the order of tokens.css', () => {
    expect(kit.Wordmark).toEqual({
      tokens: ['color-ink', 'color-accent', 'color-second', 'font-heading', 'radius-round'],
      parts: [],
    });
  });

  it('follows what a component shares, and stops at components with a page of their own', () => {
    expect(kit.Select?.parts).toEqual(['Field', 'Icon']);
    expect(kit.EmptyState?.tokens).toContain('color-ink-soft');
    expect(kit.TextField?.tokens).toEqual(expect.arrayContaining(['color-line-control', 'color-error-mark']));
  });
});
