import type { MarkdownIt } from 'markdown-it';

const HIGHEST_LEVEL = 2;
const LOWEST_LEVEL = 6;

/**
 * Parser plugin: the highest heading of a text becomes h2, those below follow it, and each gets an id of its
 * own.
 */
export function nameHeadings(parser: MarkdownIt): void {
  parser.core.ruler.push('name-headings', ({ tokens }) => {
    const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
    const highest = Math.min(...headings.map(({ tag }) => levelOf(tag)));
    for (const heading of headings) {
      heading.tag = `h${Math.min(levelOf(heading.tag) - highest + HIGHEST_LEVEL, LOWEST_LEVEL)}`;
    }
    const uses = new Map<string, number>();
    for (const [index, token] of tokens.entries()) {
      if (token.type !== 'heading_open') continue;
      const id = headingId(tokens[index + 1]?.content ?? '');
      const count = (uses.get(id) ?? 0) + 1;
      uses.set(id, count);
      // Two hyphens never stand in an id that comes from words.
      token.attrSet('id', count === 1 ? id : `${id}--${count}`);
    }
  });
}

/** The prefix keeps a heading from taking an id, and with it a global name, of the page around the text. */
function headingId(content: string): string {
  const words = content
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return ['section', ...(words ?? [])].join('-').slice(0, 80).replace(/-$/, '');
}

function levelOf(tag: string): number {
  return Number(tag.slice(1));
}
