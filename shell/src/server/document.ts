import { escapeHtml, type LanguageTag, type RegistryEntry, type ShellRelease } from '@moien/contract';
import type { Head } from '@moien/shared-lib';
import { type HeadLink, headLinks } from '../layout/head-links.ts';
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
  nonce: string;
};

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
${parts.entries.some((entry) => entry.isDevelopment) ? refreshHook(nonce) : ''}${assetTags(parts)}
${headTags(parts)}
</head>
<body>
<div id="${ROOT_ELEMENT_ID}">${body}</div>
<script type="application/json" id="${SNAPSHOT_ELEMENT_ID}" nonce="${nonce}">${snapshot}</script>
</body>
</html>
`;
}

/** React introduces itself to this hook, so that the hot reload of a remote, which arrives later, finds it. */
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
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<meta name="robots" content="${head.isIndexed === false ? 'noindex' : 'index, follow'}">`,
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    `<meta property="og:locale" content="${languageTag}">`,
    ...(head.image ? [`<meta property="og:image" content="${escapeHtml(url.origin + head.image)}">`] : []),
    ...headLinks(head, url.origin, languageTag).map(linkTag),
    ...(head.structuredData
      ? [`<script type="application/ld+json" nonce="${nonce}">${json(head.structuredData)}</script>`]
      : []),
  ];
  return tags.join('\n');
}

function linkTag(link: HeadLink): string {
  const attributes = Object.entries(link).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<link${attributes.join('')}>`;
}
