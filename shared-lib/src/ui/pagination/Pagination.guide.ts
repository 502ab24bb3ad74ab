import type { Guide } from '../guide.ts';

export const paginationGuide: Guide = {
  purpose: 'Links to the pages of a list.',
  use: ['Under a list that has more than one page.'],
  avoid: ['For the steps of a form: say the step in the title.', 'For views of one thing: use Tabs.'],
  do: [
    'Give each page an address: a link works without JavaScript and can be shared.',
    'Put it directly under the list.',
  ],
  dont: ['Show it for one page: it hides itself.', 'Open the next page by scrolling and offer this as well.'],
  keyboard: ['Tab reaches each link, Enter follows it.'],
  screenReader: ['A navigation with its name; each link says “Page 3”, and the shown one is “current page”.'],
};
