import type { Guide } from '../guide.ts';

export const textareaGuide: Guide = {
  purpose: 'Several lines of text.',
  use: ['For messages and descriptions.'],
  avoid: ['For one line: use TextField.'],
  do: [
    'Say in the hint how long the text may be.',
    'Start with as many lines as a usual answer has: it grows.',
  ],
  dont: ['Cut off what is too long while somebody types.', 'Take the size handle away.'],
  keyboard: ['Tab reaches it and leaves it; Enter begins a line.'],
  screenReader: ['Announced with its label, the note, then hint and error; “invalid” with an error.'],
};
