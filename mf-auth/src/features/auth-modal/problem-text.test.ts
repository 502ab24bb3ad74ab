import { LANGUAGE_TAGS } from '@moien/contract';
import { createTexts } from '@moien/shared-lib';
import german from '../../locales/de.json' with { type: 'json' };
import english from '../../locales/en.json' with { type: 'json' };
import french from '../../locales/fr.json' with { type: 'json' };
import { problemText } from './problem-text.ts';

const TEXTS = { de: german, en: english, fr: french };
const SENTENCE = 'A sentence of the server.';

/** What the API says in English alone, whatever the form: its layers below the calls know no language. */
const UNTRANSLATED = [
  'too-many-tries',
  'too-many-requests',
  'unavailable',
  'internal-error',
  'invalid-request',
  'signed-out',
];

describe.each(LANGUAGE_TAGS)('the text of a problem in %s', (languageTag) => {
  const texts = createTexts(languageTag, { auth: TEXTS[languageTag] });

  it.each(UNTRANSLATED)('is our own for %s', (code) => {
    const text = problemText(texts, { code, message: SENTENCE });
    expect(text).not.toBe(SENTENCE);
    expect(text).toBe(TEXTS[languageTag][`auth-${code}` as keyof typeof english]);
  });

  it('is the server’s where its calls speak the language themselves', () => {
    expect(problemText(texts, { code: 'sign-in-refused', message: SENTENCE })).toBe(SENTENCE);
  });
});
