import { darken, lighten, mix, multiply } from './colour.ts';

describe('colour', () => {
  it('returns its ends unchanged', () => {
    expect(mix('#123456', '#abcdef', 0)).toBe('#123456');
    expect(mix('#123456', '#abcdef', 1)).toBe('#abcdef');
  });

  it('mixes black and white to OKLab middle grey', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363');
  });

  it('tints with light and keeps white light neutral', () => {
    expect(multiply('#80ff40', '#ffffff')).toBe('#80ff40');
    expect(multiply('#ffffff', '#804020')).toBe('#804020');
  });

  it('lightens and darkens', () => {
    expect(Number.parseInt(lighten('#808080', 0.3).slice(1, 3), 16)).toBeGreaterThan(0x80);
    expect(Number.parseInt(darken('#808080', 0.3).slice(1, 3), 16)).toBeLessThan(0x80);
  });
});
