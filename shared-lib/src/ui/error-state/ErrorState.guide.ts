import type { Guide } from '../guide.ts';

export const errorStateGuide: Guide = {
  purpose: 'Says that something could not be shown, and how to try again.',
  use: ['For a list, a part of a page or a page that failed to load.'],
  avoid: [
    'For a field that is wrong: use the error of the field.',
    'When there is simply nothing: use EmptyState.',
  ],
  do: [
    'Say what went wrong in words that a guest uses, then what to do.',
    'Replace only the part that failed, so that the rest of the page stays useful.',
  ],
  dont: ['Show codes or technical words.', 'Offer a retry that cannot help.'],
  keyboard: ['Its button is the first stop; it keeps the focus while it tries again.'],
  screenReader: [
    'A heading, a sentence and the button, which says “busy” while it tries again. The drawing is silent.',
  ],
};
