import {
  AUTH_CALLBACK_PATH,
  isLanguageTag,
  LANGUAGE_STORAGE_KEY,
  type LanguageTag,
  languageOfPath,
  negotiateLanguage,
  pathInLanguage,
} from '@moien/contract';
import { readStored } from '@moien/shared-lib';

/** As the person chose it, else as the phone prefers it. */
function appLanguage(languages: readonly string[] = navigator.languages): LanguageTag {
  return negotiateLanguage(readStored(LANGUAGE_STORAGE_KEY), languages.join(','));
}

/**
 * Path of the app's page for an address of the site, with a language.
 * @returns undefined for an address of elsewhere, and for one that is no page
 */
export function appPathOf(address: string, siteOrigin: string, languageTag: LanguageTag): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, search, hash } = new URL(address);
  if (origin !== siteOrigin) return undefined;
  const [, first = ''] = pathname.split('/', 2);
  if (first === '') return `/${languageTag}${search}`;
  // Providers come back to an address without a language.
  if (pathname === AUTH_CALLBACK_PATH) return pathInLanguage(pathname, languageTag) + search + hash;
  return isLanguageTag(first) ? pathname + search + hash : undefined;
}

/** Where the app begins: at the link that opened it, else at its start. A page that is loaded anew stays. */
export async function firstPath(
  siteOrigin: string,
  launchUrl: () => Promise<string | undefined>,
): Promise<string> {
  const { pathname, search, hash } = window.location;
  if (languageOfPath(pathname)) return pathname + search + hash;
  const languageTag = appLanguage();
  const address = await launchUrl().catch(() => undefined);
  return (address && appPathOf(address, siteOrigin, languageTag)) || pathInLanguage('/', languageTag);
}
