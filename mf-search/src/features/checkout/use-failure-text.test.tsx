import { paymentFailureOf } from '@moien/contract';
import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import { useFailureText } from './use-failure-text.ts';

const LOCALES = { en, fr, de };
/** Result codes that a payment by card can end with (https://docs.mangopay.com/errors/codes). */
const CODES = [
  ...['101101', '101105', '101301', '101302', '101304', '101305', '101399', '101410', '105202', '105203'],
  ...['105204', '105299', '008001', '008002', '008003', '008004', '008005', '008006', '008008', '008500'],
  ...['008508', '008511', '008700', '008999'],
];
/** What a guest can do about it. */
const ADVICE = {
  en: /another|try again|try later|check it|ask your bank|call your bank|write to us/,
  fr: /une autre|réessayer|réessayez|vérifier|contactez|écrire|écrivez/i,
  de: /andere|noch einmal|später|fragen Sie|schreiben Sie/,
};

function textsIn(language: keyof typeof LOCALES): string[] {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: { checkout: LOCALES[language] } },
    initAsync: false,
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  const textOf = renderHook(() => useFailureText(), { wrapper }).result.current;
  return [...CODES, 'unknown'].map((code) => textOf(paymentFailureOf(code) ?? 'declined'));
}

it.each(['en', 'fr', 'de'] as const)(
  'says of each result code in %s, and of it alone, what can be done',
  (language) => {
    const texts = textsIn(language);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => !ADVICE[language].test(text))).toEqual([]);
  },
);
