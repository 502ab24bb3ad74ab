import type { Guide } from '../guide.ts';

export const passwordFieldGuide: Guide = {
  purpose: 'A field for a password, with a button that shows it.',
  use: ['To sign in, to sign up and to change a password.'],
  avoid: ['For codes of a mail: use TextField.'],
  do: [
    'Say before typing what a password needs.',
    'Tell password managers whether it is a new or the current one.',
  ],
  dont: ['Ask for it twice: the button shows it.', 'Forbid pasting.'],
  keyboard: ['Tab reaches the field, then the button that shows and hides the password.'],
  screenReader: ['The button says what it will do: “Show password” or “Hide password”.'],
};
