import type { Guide } from '../guide.ts';

export const tooltipGuide: Guide = {
  purpose: 'A few words for somebody who wonders what an icon does.',
  use: ['For icons in a toolbar that is used with a mouse or a keyboard.'],
  avoid: [
    'For what has to be read: use the hint of a field, or Popover.',
    'On phones: fingers never see it.',
  ],
  do: ['Say the same as the name of the button, or a little more.'],
  dont: ['Put links or buttons into it.', 'Put it on something that takes no focus.'],
  keyboard: ['It appears when the button gets the focus and goes with Escape.'],
  screenReader: ['Silent: the button has a name of its own.'],
};
