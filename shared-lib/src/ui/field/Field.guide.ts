import type { Guide } from '../guide.ts';

export const fieldGuide: Guide = {
  purpose: 'The frame of every field: label, hint, error and one element.',
  use: ['When a new kind of element has to become a field.'],
  avoid: ['For text, choices or numbers: TextField, Select, Slider and the others bring it along.'],
  do: [
    'Keep the label short and always visible.',
    'Put what people need before they type into the hint.',
    'Say in the error what to do: “Write the whole address, such as name@example.lu”.',
  ],
  dont: [
    'Use the placeholder as a label.',
    'Mark required fields: mark the few that are “optional” with the note.',
  ],
  keyboard: ['It adds no stop of its own. A press on the label moves the focus to the element.'],
  screenReader: [
    'The element is named by the label and described by hint and error; with an error it is “invalid”.',
  ],
};
