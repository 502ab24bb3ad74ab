import { LANGUAGE_STORAGE_KEY, type LanguageTag } from '@moien/contract';

const ONE_YEAR_SECONDS = 31_536_000;

/** The URL wins; storage and cookie follow it, the cookie so that redirects of the next visit know (product decision 7). */
export function rememberLanguage(languageTag: LanguageTag): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and WebKit
  document.cookie = `${LANGUAGE_STORAGE_KEY}=${languageTag}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`;
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, languageTag);
  } catch {
    // Storage may be switched off; the cookie is enough.
  }
}
