import { durationText } from './duration-text.ts';

describe('durationText', () => {
  it.each([
    [0, '1 minute'],
    [59, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
    [3_599, '1 hour'],
    [3_601, '1 hour 1 minute'],
    [11_520, '3 hours 12 minutes'],
    [86_399, '1 day'],
    [144_000, '1 day 16 hours'],
    [172_800, '2 days'],
  ])('%i seconds are %s', (seconds, text) => {
    expect(durationText(seconds, 'en')).toBe(text);
  });

  it.each([
    ['de', '1 Tag 16 Stunden'],
    ['fr', '1 jour 16 heures'],
  ] as const)('speaks %s', (languageTag, text) => {
    expect(durationText(144_000, languageTag).replace(/\s/g, ' ')).toBe(text);
  });
});
