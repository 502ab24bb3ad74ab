import { escapeHtml } from '@moien/contract';

/** XML 1.0 has no control characters but these three. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Character sequences that tax authorities refuse anywhere in a message, and what stays of them. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/-{2,}/g, '-'],
  [/\/\*/g, '/'],
  [/&#/g, '&'],
];

/** Elements of one namespace. */
export function elementsOf(prefix: string) {
  const within = (name: string, content: string, attributes: Record<string, string> = {}): string => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
    return `<${prefix}:${name}${written.join('')}>${content}</${prefix}:${name}>`;
  };
  const text = (name: string, value: string | number, attributes: Record<string, string> = {}): string =>
    within(name, xmlText(String(value)), attributes);
  /** Nothing for what is empty, because an element of the schema has at least one character. */
  const optional = (name: string, value: string): string => (value.trim() === '' ? '' : text(name, value));
  return { within, text, optional };
}

function xmlText(value: string): string {
  const plain = value.replace(NO_XML, '');
  return escapeHtml(REFUSED.reduce((result, [pattern, kept]) => result.replace(pattern, kept), plain));
}
