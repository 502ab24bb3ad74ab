import type { Guide } from '../guide.ts';

export const tabsGuide: Guide = {
  purpose: 'Views of one thing, of which one is shown.',
  use: ['For two to five views of the same thing, such as coming, current and past stays.'],
  avoid: [
    'For views with an address of their own: use links.',
    'For long texts one below the other: use Accordion.',
  ],
  do: ['Keep names to one or two words.', 'Show the most useful view first.'],
  dont: ['Put the steps of a form into tabs.', 'Hide an error in a tab that is not shown.'],
  keyboard: [
    'Tab reaches the shown tab; the arrow keys go from tab to tab, Enter or Space shows one.',
    'A second Tab goes into the view.',
  ],
  screenReader: ['A list of tabs with its name; the shown one is “selected”.'],
};
