import type { Help, HelpBooking, HelpHome } from '@moien/contract';
import { exampleQuestions } from '@moien/shared-lib/testing';

const idOf = (last: string) => `019b76da-a800-7838-a932-f8c36951b0${last}`;

const exampleHelpBooking = (changes: Partial<HelpBooking> = {}): HelpBooking => ({
  ...{ id: idOf('a1'), role: 'guest', state: 'confirmed' },
  ...{ propertyId: idOf('b1'), title: 'Dachwohnung mit Blick auf die Mosel', imagePath: null },
  ...{ personId: idOf('c1'), personFirstName: 'Anouk' },
  ...{ arrivalDate: '2030-06-05', departureDate: '2030-06-09' },
  situationArray: ['deposit-due', 'guest-stay'],
  ...changes,
});

const exampleHelpHome = (changes: Partial<HelpHome> = {}): HelpHome => ({
  ...{ id: idOf('d1'), title: 'Atelier am Fluss', imagePath: null, state: 'published' },
  situationArray: ['host'],
  ...changes,
});

const question = (id: string, text: string, ...situationArray: Help['situationArray']) => ({
  ...{ id, question: text, situationArray },
  html: `<p>Two days before check-in we ask you to have it reserved on a card. Nothing is charged.</p>`,
});

/** The example's questions, and some for situations. */
const exampleSections: Help['sectionArray'] = [
  ...exampleQuestions,
  {
    ...{ id: 'stays', title: 'Stays', html: '' },
    questionArray: [
      question('deposit', 'How does a deposit for a short stay work?', 'deposit-due', 'guest-stay'),
      question('cancel', 'How do I cancel, and what do I get back?', 'guest-stay'),
      question('calendars', 'How do I keep my calendars in step?', 'host'),
      question('begin', 'Can I book already?', 'newcomer'),
    ],
  },
];

/** Of somebody who travels and lets homes. */
export const exampleHelp = (changes: Partial<Help> = {}): Help => ({
  email: 'lea.muller@example.lu',
  situationArray: ['deposit-due', 'host-request', 'guest-stay', 'host'],
  bookingArray: [
    exampleHelpBooking(),
    exampleHelpBooking({
      ...{ id: idOf('a2'), state: 'completed', title: 'Kalksteinhaus', situationArray: ['guest-past'] },
      ...{ arrivalDate: '2029-12-28', departureDate: '2030-01-03' },
    }),
    exampleHelpBooking({
      ...{ id: idOf('a3'), role: 'owner', state: 'requested', title: 'Atelier am Fluss' },
      ...{ personFirstName: 'Jonas', situationArray: ['host-request'] },
    }),
  ],
  homeArray: [
    exampleHelpHome(),
    exampleHelpHome({
      ...{ id: idOf('d2'), title: null, state: 'draft' },
      situationArray: ['draft', 'host'],
    }),
  ],
  invoiceArray: [
    {
      ...{ id: idOf('e1'), number: 'R-2030-000012', kind: 'receipt', bookingId: idOf('a2') },
      ...{ homeTitle: 'Kalksteinhaus', issuedDate: '2030-01-03' },
    },
  ],
  sectionArray: exampleSections,
  ...changes,
});

/** Of somebody who has neither a booking nor a home. */
export const exampleNewHelp: Help = exampleHelp({
  ...{ situationArray: ['newcomer'], bookingArray: [], homeArray: [], invoiceArray: [] },
});
