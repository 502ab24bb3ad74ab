import type { LanguageTag } from '@moien/contract';
import { type Head, useRootStore } from '@moien/shared-lib';
import { createContext, useContext, useEffect } from 'react';
import { headLinks } from './head-links.ts';

export type HeadCollector = { head: Head | undefined };

/** On the server the page's head is collected here while it renders; in the browser there is none. */
export const HeadCollectorContext = createContext<HeadCollector | undefined>(undefined);

/** Says what the page is: into the document on the server, and to the browser's tab after a navigation. */
export function usePageHead(head: Head): void {
  const collector = useContext(HeadCollectorContext);
  const { languageTag } = useRootStore();
  // A page may make its head anew each time it is drawn: as text, equal heads are the same.
  const headText = withoutSoftHyphens(JSON.stringify(head));
  if (collector) collector.head = JSON.parse(headText) as Head;
  useEffect(() => showHead(JSON.parse(headText) as Head, languageTag), [headText, languageTag]);
}

/** They say where a title may break, which no tab, search engine or reader of structured data does. */
function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00AD', '');
}

function showHead(head: Head, languageTag: LanguageTag): void {
  document.title = head.title;
  setContent('meta[name="description"]', head.description);
  setContent('meta[property="og:title"]', head.title);
  setContent('meta[property="og:description"]', head.description);
  setContent('meta[name="robots"]', head.isIndexed === false ? 'noindex' : 'index, follow');
  const links = headLinks(head, window.location.origin, languageTag);
  setContent('meta[property="og:url"]', links.find(({ rel }) => rel === 'canonical')?.href ?? '');
  replaceAll('meta[property="og:image"]', head.image ? [imageTag(head.image)] : []);
  replaceAll(
    'link[rel="canonical"], link[rel="alternate"]',
    links.map((link) => createElement('link', link)),
  );
  replaceAll(
    'script[type="application/ld+json"]',
    head.structuredData ? [structuredDataTag(head.structuredData)] : [],
  );
}

function imageTag(path: string): HTMLElement {
  return createElement('meta', { property: 'og:image', content: window.location.origin + path });
}

function structuredDataTag(structuredData: Record<string, unknown>): HTMLElement {
  const script = createElement('script', { type: 'application/ld+json' });
  script.textContent = JSON.stringify(structuredData);
  return script;
}

function createElement(name: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

function replaceAll(selector: string, elements: HTMLElement[]): void {
  for (const former of document.head.querySelectorAll(selector)) former.remove();
  document.head.append(...elements);
}

function setContent(selector: string, content: string): void {
  document.head.querySelector(selector)?.setAttribute('content', content);
}
