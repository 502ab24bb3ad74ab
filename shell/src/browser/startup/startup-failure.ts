import { type LanguageTag, languageOfPath } from '@moien/contract';
import { nativePlatform } from '@moien/shared-lib';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import styles from './startup-failure.module.css';

/** Here and not in the document, which may be what failed. */
const TEXTS: Record<LanguageTag, typeof en> = { en, fr, de };

type Way = {
  retry: () => void;
  isNative?: boolean;
  alert?: (text: string) => void;
  languageTag?: LanguageTag;
  log?: (...words: unknown[]) => void;
};

/**
 * Specification §8: a failed start is an alert on native platforms; on the web it is logged, and the page
 * offers to try again (product decision 11). What is returned takes the offer away. It needs no store, no
 * router and no React, for any of them may be what failed.
 */
export function showStartupFailure(
  error: unknown,
  {
    retry,
    isNative = nativePlatform() !== undefined,
    alert = (text) => window.alert(text),
    languageTag = languageOfPath(window.location.pathname) ?? 'en',
    log = console.error,
  }: Way,
): () => void {
  const texts = TEXTS[languageTag];
  if (isNative) {
    alert(texts['startup-failed']);
    return () => undefined;
  }
  log('The page could not start completely.', error);
  const region = notice(texts, retry);
  document.body.append(region);
  return () => region.remove();
}

function notice(texts: typeof en, retry: () => void): HTMLElement {
  const region = document.createElement('div');
  region.className = styles.notice ?? '';
  region.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = texts['startup-failed'];
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.retry ?? '';
  button.textContent = texts['startup-retry'];
  button.addEventListener('click', () => {
    region.remove();
    retry();
  });
  region.append(text, button);
  return region;
}
