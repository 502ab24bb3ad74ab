import {
  appIconPath,
  CARD_HEIGHT,
  CARD_WIDTH,
  cardPath,
  escapeHtml,
  type LanguageTag,
  manifestPath,
  type RegistryEntry,
  type ShellRelease,
  THEME_COLOURS,
} from '@moien/contract';
import type { Head } from '@moien/shared-lib';
import { type HeadLink, headLinks } from '../page/head-links.ts';
import { ROOT_ELEMENT_ID, SNAPSHOT_ELEMENT_ID } from '../platform/page-snapshot.ts';
import { assetTags } from './asset-tags.ts';
import { json } from './json.ts';

type DocumentParts = {
  url: URL;
  languageTag: LanguageTag;
  head: Head | undefined;
  body: string;
  /** JSON of the `PageSnapshot`. */
  snapshot: string;
  shell: ShellRelease;
  entries: RegistryEntry[];
  activeRouteIds: string[];
  /** Of a page of the shell's own. */
  chunk: string | undefined;
  nonce: string;
};

/** Open Graph asks for a country too: the product's own, and for English the spelling of its texts. */
const OPEN_GRAPH_LOCALES: Readonly<Record<LanguageTag, string>> = {
  en: 'en_GB',
  fr: 'fr_LU',
  de: 'de_LU',
};

/**
 * Where scripts do not run, whatever would do nothing is not shown: buttons other than those that send a form
 * or open a popover, and what is marked as of use to scripts only.
 */
const NO_SCRIPT_STYLE = 'button:not([type=submit],[popovertarget]),[data-scripted]{display:none!important}';

/**
 * On a busy machine a browser paints what it has parsed until then, and what is aligned to the end of a row
 * moves as its neighbours follow. Nothing is painted before the snapshot, which comes after the body's last
 * element (HTML, "link type expect"; Chromium goes on once the element is opened).
 */
const EXPECT_BODY = `<link rel="expect" href="#${SNAPSHOT_ELEMENT_ID}" blocking="render">`;

/** Of a page that only the browser will know: it says nothing about itself and forbids nothing. */
const fallbackHead = ({ pathname, search }: URL): Head => ({
  title: 'Moïen',
  description: 'Moïen',
  canonicalPath: pathname.slice(3) + search || '/',
});

/** The whole HTML document. It is never cached, because nonce, registry and session are the visitor's own. */
export function renderDocument(parts: DocumentParts): string {
  const { languageTag, body, snapshot, nonce } = parts;
  return `<!doctype html>
<html lang="${languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<style nonce="${nonce}">@layer reset, tokens, kit, feature;</style>
<noscript><style nonce="${nonce}">${NO_SCRIPT_STYLE}</style></noscript>
${parts.entries.some((entry) => entry.isDevelopment) ? refreshHook(nonce) : ''}${assetTags(parts)}
${headTags(parts)}
${EXPECT_BODY}
${installTags(languageTag)}
</head>
<body>
<div id="${ROOT_ELEMENT_ID}">${body}</div>
<script type="application/json" id="${SNAPSHOT_ELEMENT_ID}" nonce="${nonce}">${snapshot}</script>
</body>
</html>
`;
}

/**
 * React introduces itself to this hook, so that the hot reload of a remote, which arrives later, finds it.
 */
function refreshHook(nonce: string): string {
  return `<script nonce="${nonce}">
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true,
  inject(renderer) { this.renderers.set(this.renderers.size + 1, renderer); return this.renderers.size; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
};
</script>
`;
}

function headTags({ url, languageTag, head = fallbackHead(url), nonce }: DocumentParts): string {
  const links = headLinks(head, url.origin, languageTag);
  const canonical = links.find(({ rel }) => rel === 'canonical')?.href ?? url.href;
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<meta name="robots" content="${head.isIndexed === false ? 'noindex' : 'index, follow'}">`,
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    `<meta property="og:locale" content="${OPEN_GRAPH_LOCALES[languageTag]}">`,
    `<meta property="og:url" content="${escapeHtml(canonical)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="Moïen">`,
    ...imageTags(head, url.origin, languageTag),
    ...links.map(linkTag),
    ...(head.structuredData
      ? [`<script type="application/ld+json" nonce="${nonce}">${json(head.structuredData)}</script>`]
      : []),
  ];
  return tags.join('\n');
}

/** What others show beside a link to the page. One that names no picture has the home page's. */
function imageTags(head: Head, origin: string, languageTag: LanguageTag): string[] {
  const image = head.image ?? cardPath('page', 'home', languageTag);
  const size = image.startsWith('/cards/')
    ? [
        `<meta property="og:image:width" content="${CARD_WIDTH}">`,
        `<meta property="og:image:height" content="${CARD_HEIGHT}">`,
      ]
    : [];
  return [
    `<meta property="og:image" content="${escapeHtml(origin + image)}">`,
    ...size,
    `<meta property="og:image:alt" content="${escapeHtml(head.title)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** What a system needs to install the site and to frame it. */
function installTags(languageTag: LanguageTag): string {
  return [
    `<link rel="manifest" href="${manifestPath(languageTag)}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="${appIconPath('apple-touch-icon-180.png')}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEME_COLOURS.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEME_COLOURS.dark}">`,
  ].join('\n');
}

function linkTag(link: HeadLink): string {
  const attributes = Object.entries(link).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<link${attributes.join('')}>`;
}
