import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';

type StructureNode = { role?: string; type?: string; children?: StructureNode[] };
/** Its types do not name it. */
type WithContent = { getAttachmentContent(name: string): Promise<Uint8Array> };

/** What another program reads of a PDF, which comes by the standard input. */
export type ReadPdf = {
  pages: string[];
  /** Tags of all pages in reading order, each page with its path from the root. */
  roles: string[];
  info: Record<string, unknown>;
  metadata: string;
  attachments: Record<string, string>;
};

function textOf({ items }: { items: readonly object[] }): string {
  return items
    .map((item) => ('str' in item ? `${item.str}${'hasEOL' in item && item.hasEOL ? '\n' : ''}` : ''))
    .join('');
}

/** Of the page alone: its tree also names what has its content on other pages. */
function rolesOf(node: StructureNode | null): string[] {
  if (!node || !hasContent(node)) return [];
  const own = node.role === undefined || node.role === 'Root' ? [] : [node.role];
  return [...own, ...(node.children ?? []).flatMap(rolesOf)];
}

function hasContent({ type, children = [] }: StructureNode): boolean {
  return type === 'content' || children.some(hasContent);
}

const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const pages: string[] = [];
const roles: string[] = [];
for (let number = 1; number <= document.numPages; number += 1) {
  const page = await document.getPage(number);
  pages.push(textOf(await page.getTextContent()));
  roles.push(...rolesOf((await page.getStructTree()) as unknown as StructureNode | null));
}
const { info, metadata } = await document.getMetadata();
const files = (await document.getAttachments()) as Map<string, unknown> | null;
const attachments: Record<string, string> = {};
for (const name of files?.keys() ?? []) {
  const content = await (document as unknown as WithContent).getAttachmentContent(name);
  attachments[name] = Buffer.from(content).toString();
}
const raw = (metadata as unknown as { getRaw(): string } | null)?.getRaw() ?? '';
process.stdout.write(
  JSON.stringify({ pages, roles, info: { ...info }, metadata: raw, attachments } satisfies ReadPdf),
);
