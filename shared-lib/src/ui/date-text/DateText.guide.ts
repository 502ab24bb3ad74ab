import type { Guide } from '../guide.ts';

export const dateTextGuide: Guide = {
  purpose: 'A day, written as the language writes it.',
  use: ['Wherever a day is shown.'],
  avoid: ['For a moment with a time and a zone: use formatInstant.', 'To choose a day: use DatePicker.'],
  do: ['Use long in sentences, medium in tables and lists.'],
  dont: ['Write dates by hand, as 3/5/26: nobody knows which is the month.'],
  keyboard: ['Takes no focus.'],
  screenReader: ['Read as a date. The exact day is in the time element.'],
};
