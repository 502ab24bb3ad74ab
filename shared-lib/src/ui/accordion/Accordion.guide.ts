import type { Guide } from '../guide.ts';

export const accordionGuide: Guide = {
  purpose: 'Titles that open one text each, one at a time.',
  use: [
    'Questions and answers, or parts of a form of which people need one at a time.',
    'Content that most people skip.',
  ],
  avoid: [
    'For what everybody has to read: leave it on the page.',
    'For views of one thing side by side: use Tabs.',
  ],
  do: [
    'Write titles that say what is inside, so that nobody has to open them to find out.',
    'Show at the end of the line what was chosen inside, in two or three words.',
  ],
  dont: ['Put one accordion into another.', 'Hide an error inside a closed item.'],
  keyboard: [
    'Tab goes from title to title; Enter or Space opens and closes.',
    'What is inside is reached by Tab only while it is open.',
  ],
  screenReader: [
    'Each title is announced with “expanded” or “collapsed”.',
    'With a heading level, titles are found in the list of headings.',
  ],
};
