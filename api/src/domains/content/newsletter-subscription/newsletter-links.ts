import type { LanguageTag } from '@moien/contract';
import type { TokenPurpose } from './newsletter-subscription.repository.ts';

/** Stands in the header List-Unsubscribe. */
export const ONE_CLICK_END_PATH = '/api/newsletter-subscription/one-click-end';

/**
 * The page whose button posts the token: opening a link changes nothing (product decision 18). Without a
 * language the visitor is led to theirs.
 */
export function pageUrl(
  origin: string,
  language: LanguageTag | undefined,
  purpose: TokenPurpose,
  token: string,
): string {
  return `${origin}${language ? `/${language}` : ''}/newsletter/${purpose}?token=${token}`;
}
