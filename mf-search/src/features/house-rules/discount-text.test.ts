import type { Discount, LanguageTag } from '@moien/contract';
import { createTexts } from '@moien/shared-lib';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import { discountText, isReachable } from './discount-text.ts';

const LOCALES = { de, en, fr };

describe('discountText', () => {
  it.each<[LanguageTag, Discount, string]>([
    ['en', { kind: 'monthly', percent: 20, days: null }, '20% off from 28 nights'],
    ['en', { kind: 'early-booking', percent: 5, days: 60 }, '5% off if you book at least 60 days ahead'],
    ['en', { kind: 'last-minute', percent: 15, days: 1 }, '15% off if you book 1 day or less before arrival'],
    ['de', { kind: 'weekly', percent: 10, days: null }, '10\u00a0% ab 7 Nächten'],
    ['fr', { kind: 'weekly', percent: 10, days: null }, '10\u00a0% de remise dès 7 nuits'],
  ])('%s: %j', (languageTag, discount, text) => {
    const t = createTexts(languageTag, { search: LOCALES[languageTag] }).getFixedT(languageTag, 'search');
    expect(discountText(discount, languageTag, t)).toBe(text);
  });
});

describe('isReachable', () => {
  it.each<[Discount['kind'], number, boolean]>([
    ['monthly', 27, false],
    ['monthly', 28, true],
    ['weekly', 6, false],
    ['weekly', 7, true],
    ['last-minute', 1, true],
  ])('%s, for at most %i nights: %s', (kind, maximumNights, isSo) => {
    expect(isReachable({ kind, percent: 10, days: null }, { maximumNights })).toBe(isSo);
  });
});
