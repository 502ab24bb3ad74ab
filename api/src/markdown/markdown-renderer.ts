import { createHash } from 'node:crypto';
import type { LanguageTag } from '@moien/contract';
import { LRUCache } from 'lru-cache';
import { renderMarkdown } from './render-markdown.ts';

export type MarkdownRenderer = (markdown: string, language: LanguageTag) => string;

/**
 * Renders each version of a text once and remembers the last ones used. The key is the text itself, by its
 * hash: a changed text is another key, so that nothing has to be told when a text changes.
 */
export function createMarkdownRenderer(
  capacity = 500,
  render: MarkdownRenderer = renderMarkdown,
): MarkdownRenderer {
  const rendered = new LRUCache<string, string>({ max: capacity });
  return (markdown, language) => {
    const key = createHash('sha256').update(`${language}\n${markdown}`).digest('base64url');
    const known = rendered.get(key);
    if (known !== undefined) return known;
    const html = render(markdown, language);
    rendered.set(key, html);
    return html;
  };
}
