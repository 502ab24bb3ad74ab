import { createTexts } from '@moien/shared-lib';
import en from '../../locales/en.json' with { type: 'json' };
import { guestsText } from './guests-text.ts';

const t = createTexts('en', { dashboard: en }).getFixedT('en', 'dashboard');

it.each([
  [1, 0, 0, 0, '1 guest'],
  [2, 1, 0, 0, '3 guests'],
  [2, 0, 1, 2, '2 guests, 1 infant, 2 pets'],
])('%i adults, %i children, %i infants, %i pets are %s', (adults, children, infants, pets, text) => {
  const counts = { adultCount: adults, childrenCount: children, infantCount: infants, petCount: pets };
  expect(guestsText(counts, t)).toBe(text);
});
