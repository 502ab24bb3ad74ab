import type { Guide } from '../guide.ts';

export const toggleGuide: Guide = {
  purpose: 'A switch that acts at once: on or off.',
  use: ['For a setting or a filter that changes what is on screen immediately.'],
  avoid: ['For something that is sent with a form: use Checkbox.', 'For one of several: use Select or Menu.'],
  do: ['Name what is on when it is on: “Statistics”.', 'Say under it what it does, if the name does not.'],
  dont: ['Write “on” and “off” into the label.', 'Ask for a confirmation or a save button.'],
  keyboard: ['Tab reaches it, Space switches it.'],
  screenReader: ['A switch with its label, “on” or “off”, then the hint.'],
};
