import type { InformationSection } from '@moien/contract';

/** Questions of the faq in two groups. */
export const exampleQuestions: InformationSection[] = [
  {
    id: 'searching',
    title: 'Searching',
    html: '',
    questionArray: [
      {
        id: 'how-many-homes',
        question: 'How many homes are there?',
        html: '<p>As many as owners have published. The café next door is not one of them.</p>',
        situationArray: [],
      },
      {
        id: 'pets',
        question: 'May I bring a pet?',
        html: '<p>Where the home says so.</p>',
        situationArray: [],
      },
    ],
  },
  {
    id: 'paying',
    title: 'Paying',
    html: '',
    questionArray: [
      {
        id: 'when-to-pay',
        question: 'When do I pay?',
        html: '<p>When you <strong>book</strong>.</p>',
        situationArray: [],
      },
    ],
  },
];
