import { LANGUAGE_TAGS, PASSWORD_TOO_COMMON_SLUG } from '@moien/contract';
import { createTexts } from '@moien/shared-lib';
import german from '../../locales/de.json' with { type: 'json' };
import english from '../../locales/en.json' with { type: 'json' };
import french from '../../locales/fr.json' with { type: 'json' };
import { problemText } from './problem-text.ts';

const TEXTS = { de: german, en: english, fr: french };
const SENTENCE = 'A sentence of the server.';

const CODES = [
  'too-many-requests',
  'internal-error',
  'auth-passwords-do-not-match-error-message',
  'unreachable',
];

describe.each(LANGUAGE_TAGS)('the text of a problem in %s', (languageTag) => {
  const texts = createTexts(languageTag, { auth: TEXTS[languageTag] });

  it.each(CODES)('is what the server answered with %s (specification §8)', (code) => {
    expect(problemText(texts, { code, message: SENTENCE })).toBe(SENTENCE);
  });

  it('is our own where nobody answered', () => {
    expect(problemText(texts, { code: 'unreachable' })).toBe(TEXTS[languageTag]['auth-unreachable']);
    const code = 'auth-passwords-do-not-match-error-message';
    expect(problemText(texts, { code })).toBe(TEXTS[languageTag][code]);
  });

  it('of a guessable password says why, whoever says it', () => {
    const code = PASSWORD_TOO_COMMON_SLUG;
    expect(problemText(texts, { code })).toMatch(/leicht zu erraten|easy to guess|facile à deviner/);
  });

  it('is our own where the browser could not solve a challenge', () => {
    const text = problemText(texts, { code: 'challenge-required', message: SENTENCE });
    expect(text).toBe(TEXTS[languageTag]['auth-challenge-required']);
  });
});
