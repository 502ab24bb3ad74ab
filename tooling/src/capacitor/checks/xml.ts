import { XMLParser, XMLValidator } from 'fast-xml-parser';

export type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string };

type Node = Record<string, unknown>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  ignoreDeclaration: true,
  parseTagValue: false,
  parseAttributeValue: false,
});

/** @returns an element without a name that holds the document's own. @throws Error when it is no XML */
export function parseXml(text: string): Element {
  const validity = XMLValidator.validate(text);
  if (validity !== true) throw new Error(validity.err.msg);
  return toElement('', parser.parse(text), {});
}

/** The elements of a name at any depth. */
export function elementsOf({ children }: Element, name: string): Element[] {
  return children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)]);
}

function toElement(name: string, nodes: Node[], attributes: Record<string, string>): Element {
  const children: Element[] = [];
  let text = '';
  for (const node of nodes) {
    const [key = ''] = Object.keys(node).filter((candidate) => candidate !== ':@');
    if (key === '#text') text += String(node[key]);
    else children.push(toElement(key, node[key] as Node[], (node[':@'] ?? {}) as Record<string, string>));
  }
  return { name, attributes, children, text: text.trim() };
}
