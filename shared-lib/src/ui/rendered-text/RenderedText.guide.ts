import type { Guide } from '../guide.ts';

export const renderedTextGuide: Guide = {
  purpose: 'A long text from the server: articles, terms, answers.',
  use: ['For text that was written in Markdown and cleaned by the server.'],
  avoid: [
    'For texts of the interface: use plain elements.',
    'For anything that a visitor typed and nobody has cleaned.',
  ],
  do: [
    'Keep headings in order, beginning below the title of the page.',
    'Check long German words and wide tables: tables scroll in their own box.',
  ],
  dont: ['Add styles inside the text.', 'Put forms or scripts into it.'],
  keyboard: ['Tab reaches its links, and tables that scroll.'],
  screenReader: ['Headings, lists, quotes and tables are announced as such.'],
};
