import type { Guide } from '../guide.ts';

export const noticeGuide: Guide = {
  purpose: 'What somebody has to know in this place, in words.',
  use: [
    'What became of something, on the page or in the dialog where it was asked for.',
    'What stands in the way, with the button that mends it.',
  ],
  avoid: [
    'For a short message that goes by itself: use Toast.',
    'For what is wrong with one field: use the error of Field.',
    'For a page or list that did not come at all: use ErrorState.',
  ],
  do: [
    'Say what happened and what can be done about it.',
    'Set isAlert where it comes after a press, so that it is read out.',
  ],
  dont: ['Say anything by the tone alone.', 'Stack several: say the most important one.'],
  keyboard: ['Takes no focus; a button in it does.'],
  screenReader: ['Read as plain text in its place; with isAlert as soon as it comes.'],
};
