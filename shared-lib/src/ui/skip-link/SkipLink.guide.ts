import type { Guide } from '../guide.ts';

export const skipLinkGuide: Guide = {
  purpose: 'The first link of a page: leads past the header.',
  use: ['Once, at the top of every page.'],
  avoid: ['For links within an article: use Link.'],
  do: ['Lead to the main content, which takes the focus.'],
  dont: ['Hide it from the keyboard, or keep it visible for everybody.'],
  keyboard: ['The first Tab shows it, Enter jumps to the content.'],
  screenReader: ['The first thing that is read: a link with its text.'],
};
