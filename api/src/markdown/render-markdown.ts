import { IMAGE_WIDTHS, imageUrl, isLanguageTag, type LanguageTag, UNPREFIXED_PATHS } from '@moien/contract';
import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { nameHeadings } from './name-headings.ts';

/** Any origin that is not ours: what a link resolves to shows whether it leaves the site. */
const SITE = 'https://site.invalid';
const IMAGE_PATH = /^\/(global|upload)\/[a-z0-9/_-]+$/;
/** Width of the column in which pages set texts, in pixels. */
const COLUMN_WIDTH = 720;
const NESTING_MAXIMUM = 40;

// What looks like HTML stays text: only Markdown makes elements, and the sanitiser below trusts none of them.
const parser = new MarkdownIt({ html: false, linkify: false, maxNesting: NESTING_MAXIMUM }).use(nameHeadings);

/**
 * HTML of a Markdown text, safe to put into a page: a short list of elements without styles and scripts.
 * Headings start at h2 and have ids; pictures are our own; links within the site stay in the language of the
 * text.
 */
export function renderMarkdown(markdown: string, language: LanguageTag): string {
  return sanitizeHtml(parser.render(markdown), {
    allowedTags: [
      ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'],
      ...['strong', 'em', 's', 'code', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [heading, ['id']])),
      ol: ['start'],
      a: ['href', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'loading', 'decoding'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: NESTING_MAXIMUM,
    transformTags: {
      a: (_name, { href = '' }) => ({ tagName: 'a', attribs: linkAttributes(href, language) }),
      img: (_name, { src = '', alt = '' }) => ({ tagName: 'img', attribs: imageAttributes(src, alt) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  });
}

function linkAttributes(href: string, language: LanguageTag): Record<string, string> {
  if (href.startsWith('#')) return { href };
  if (href.startsWith('mailto:')) return { href };
  if (!URL.canParse(href, SITE)) return {};
  const url = new URL(href, SITE);
  if (url.origin !== SITE) return /^https?:\/\//i.test(href) ? { href, rel: 'noopener noreferrer' } : {};
  return href.startsWith('/') ? { href: inLanguage(url, language) } : {};
}

/** A path without a language would be redirected to the visitor's, which may be another than the text's. */
function inLanguage({ pathname, search, hash }: URL, language: LanguageTag): string {
  const first = pathname.split('/', 2)[1] ?? '';
  const belongsToNone = isLanguageTag(first) || UNPREFIXED_PATHS.some((path) => path === first);
  const path = belongsToNone ? pathname : `/${language}${pathname === '/' ? '' : pathname}`;
  return `${path}${search}${hash}`;
}

function imageAttributes(src: string, alt: string): Record<string, string> {
  if (!IMAGE_PATH.test(src)) return {};
  return {
    src: imageUrl(src, 960),
    srcset: IMAGE_WIDTHS.map((width) => `${imageUrl(src, width)} ${width}w`).join(', '),
    sizes: `(min-width: ${COLUMN_WIDTH}px) ${COLUMN_WIDTH}px, 100vw`,
    alt,
    loading: 'lazy',
    decoding: 'async',
  };
}
