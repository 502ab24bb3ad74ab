import type { Guide } from '../guide.ts';

export const linkGuide: Guide = {
  purpose: 'Leads to another page, place or site.',
  use: ['Inline within a sentence, alone on a line of its own, quiet among many, as in a footer.'],
  avoid: [
    'To do something on this page: use Button.',
    'To a page of this site: use RouteLink, which looks the same.',
  ],
  do: ['Name the place: “See every home in Trier”.', 'Say when it opens a new tab: give the label for that.'],
  dont: ['Write “here” or “more”.', 'Open pages of this site in a new tab.'],
  keyboard: ['Tab reaches it, Enter follows it.'],
  screenReader: ['Announced as a link with its text, and “opens in a new tab” where it does.'],
};
