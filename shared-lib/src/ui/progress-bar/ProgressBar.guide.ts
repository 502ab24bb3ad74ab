import type { Guide } from '../guide.ts';

export const progressBarGuide: Guide = {
  purpose: 'A thin line at the top while the next page loads.',
  use: ['For the way from one page to another.'],
  avoid: ['For one button: set it busy.', 'For a list on its way: use Skeleton.'],
  do: ['Let it move on: a line that stands still looks broken.'],
  dont: ['Show two at a time.', 'Use it for steps of a form.'],
  keyboard: ['Takes no focus.'],
  screenReader: ['A progress bar with its label and percentage.'],
};
