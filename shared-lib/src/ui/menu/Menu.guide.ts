import type { Guide } from '../guide.ts';

export const menuGuide: Guide = {
  purpose: 'A list of links or choices behind a button.',
  use: ['For the account, the language and the currency.', 'For three to twelve short entries.'],
  avoid: ['For text or fields: use Popover.', 'For a choice in a form: use Select.'],
  do: [
    'Mark the current page or choice: it gets a tick.',
    'Group entries that belong together; give a group a heading if it needs one.',
  ],
  dont: ['Put a menu into a menu.', 'Hide in it what people need on every page.'],
  keyboard: [
    'Arrow Down opens it and goes to the first entry.',
    'Tab and the arrow keys go through the entries; Home and End go to the first and last.',
    'Escape closes it, and the focus returns to the button.',
  ],
  screenReader: [
    'The button says “expanded” or “collapsed”; inside is a list with the number of its entries.',
    'The entry of this page is “current”.',
  ],
};
