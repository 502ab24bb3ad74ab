import type { Guide } from '../guide.ts';

export const buttonGuide: Guide = {
  purpose: 'Does something on this page when it is pressed.',
  use: [
    'To send, save, open, close or change something.',
    'Primary for the one thing to do here, secondary for another way, quiet beside text.',
    'Danger for what cannot be taken back, in the dialog that says so.',
  ],
  avoid: [
    'To go to another page: use a link that looks like a button (story As link).',
    'For an icon without text: use IconButton.',
    'For on and off: use Toggle.',
  ],
  do: [
    'Start with a verb and say what happens: “Show 126 homes”.',
    'Keep one primary button on a screen, dialog or card.',
    'Set busy while the work runs: it keeps its width, and a second press does nothing.',
  ],
  dont: [
    'Disable it to say that a form is incomplete. Let people press it, then show the errors.',
    'Write “OK” or “Submit”.',
    'Shorten German words: they wrap.',
  ],
  keyboard: ['Tab reaches it, Enter or Space presses it.', 'A busy button keeps the focus.'],
  screenReader: ['Announced with its text; “busy” and “unavailable” are said too.'],
};
