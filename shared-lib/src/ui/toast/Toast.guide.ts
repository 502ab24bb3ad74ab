import type { Guide } from '../guide.ts';

export const toastGuide: Guide = {
  purpose: 'A short message that goes by itself.',
  use: ['To confirm what somebody just did, or to say what failed in the background.'],
  avoid: [
    'For a field that is wrong: use the error of the field.',
    'For what has to be answered: use Dialog.',
    'For a part of a page that failed: use ErrorState.',
  ],
  do: [
    'Keep it to one or two sentences.',
    'Use error for what failed, warning for what may surprise, success and informative for the rest.',
  ],
  dont: ['Put the only way to do something into it.', 'Send several for one action.'],
  keyboard: [
    'Its close button can be reached by Tab. The clock stands still while the focus or the pointer is inside.',
  ],
  screenReader: [
    'Errors interrupt, everything else waits for a pause. The region around them is always there.',
  ],
};
