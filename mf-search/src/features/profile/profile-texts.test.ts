import { createTexts } from '@moien/shared-lib';
import de from '../../locales/de.json' with { type: 'json' };
import { answerTime } from './profile-texts.ts';

const t = createTexts('de', { search: de }).getFixedT('de', 'search');

describe('a profile says', () => {
  it.each([
    [1, /einer Stunde/],
    [60, /einer Stunde/],
    [61, /2 Stunden/],
    [24 * 60, /24 Stunden/],
    [24 * 60 + 1, /2 Tagen/],
  ])('after %d minutes: %s', (minutes, expected) => {
    expect(answerTime(minutes, t)).toMatch(expected);
  });
});
