import { createTexts } from '@moien/shared-lib';
import en from '../../locales/en.json' with { type: 'json' };
import { differenceText } from './difference-text.ts';

const t = createTexts('en', { dashboard: en }).getFixedT('en', 'dashboard');

it.each([
  [0, 'The price stays the same.'],
  [1_050, 'The price rises by €10.50.'],
  [-1_050, 'The price falls by €10.50. The difference goes back to the card it was paid with.'],
])('a difference of %i: %s', (difference, text) => {
  expect(differenceText(difference, 'EUR', 'en', t)).toBe(text);
});
