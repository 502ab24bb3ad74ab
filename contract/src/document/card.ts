import type { InformationPageName } from '../content/information-page.schema.ts';
import type { LanguageTag } from '../lib/scalars.schema.ts';

/** What has a social card: the picture that others show beside a link to it. */
export type CardKind = 'property' | 'article' | 'event' | 'page';

/**
 * Pages of the site that have a card of their own. Written out: pages that name a card must not carry a
 * schema.
 */
export const CARD_PAGE_NAMES = [
  'home',
  'search',
  'blog',
  'events',
  'contact-us',
  'privacy-policy',
  'terms',
  'cookies-policy',
  'faq',
  'about',
] as const satisfies readonly ('home' | 'search' | 'blog' | 'events' | 'contact-us' | InformationPageName)[];
export type CardPageName = (typeof CARD_PAGE_NAMES)[number];

/** What stands on a card, in an order of its own. */
export type CardContent = readonly (string | number | boolean | null | undefined)[];

/** Raised with each change of how a card looks: kept ones are drawn anew, and have another address. */
export const CARD_DESIGN = 2;

/** Pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/**
 * Address of a social card.
 * @param id of the property, article or event, or the name of the page
 * @param content what stands on the card: another address when it changes, so that nobody keeps the old
 * picture
 */
export function cardPath(
  kind: CardKind,
  id: string,
  language: LanguageTag,
  content: CardContent = [],
): string {
  const path = `/cards/${kind}/${id}/${language}.jpg`;
  return content.length > 0 ? `${path}?v=${fingerprint(JSON.stringify([CARD_DESIGN, ...content]))}` : path;
}

/** 32 bits of FNV-1a: it tells versions of one card apart and guards nothing. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
