import type { Guide } from '../guide.ts';

export const datePickerGuide: Guide = {
  purpose: 'Months of days, to choose one day or an arrival and a departure.',
  use: ['For a stay, and for a move-in date.'],
  avoid: [
    'For a date that people know by heart, such as a birthday: use TextField.',
    'To show a day: use DateText.',
  ],
  do: [
    'Give a reason for each day that cannot be chosen. It is said when somebody presses it.',
    'Show two or three months on a wide screen, one below the other on a phone.',
  ],
  dont: [
    'Disable days without a reason.',
    'Choose for people what a second press means: the rule for stays does it (pickDay).',
  ],
  keyboard: [
    'Arrow keys go by day and week, Page Up and Page Down by month, Home and End within the week.',
    'Enter or Space chooses the day.',
  ],
  screenReader: [
    'Each day is read with weekday, date and “arrival”, “departure” or “today”.',
    'Why a day cannot be chosen is part of its description.',
  ],
};
