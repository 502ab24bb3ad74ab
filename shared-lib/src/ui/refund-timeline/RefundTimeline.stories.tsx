import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refundTimelineGuide } from './RefundTimeline.guide.ts';
import { RefundTimeline } from './RefundTimeline.tsx';

const DAY = 86_400_000;
const START = Date.parse('2030-05-01T10:00:00Z');

const meta: Meta<typeof RefundTimeline> = {
  title: 'Kit/RefundTimeline',
  component: RefundTimeline,
  tags: ['autodocs'],
  parameters: { guide: refundTimelineGuide },
  args: {
    paid: 68_476,
    labels: { caption: 'What comes back', when: 'If you cancel', amount: 'You get back' },
    steps: [
      {
        from: START,
        until: START + 30 * DAY,
        total: 68_476,
        when: 'until 31 May 2030, 15:00',
        amount: '€684.76',
        note: 'Everything',
      },
      {
        from: START + 30 * DAY,
        until: START + 35 * DAY,
        total: 28_200,
        when: 'until 5 June 2030, 15:00',
        amount: '€282',
      },
      {
        from: START + 35 * DAY,
        until: START + 39 * DAY,
        total: 0,
        when: 'until 9 June 2030, 15:00',
        amount: '€0',
      },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof RefundTimeline>;

export const Steps: Story = {};

/** What most pages show: named instants, and the later steps on demand. */
export const NamedInstants: Story = {
  args: {
    labels: {
      caption: 'What comes back',
      when: 'If you cancel',
      amount: 'You get back',
      all: 'Show all steps',
    },
    points: [
      { at: START, name: 'Today', day: '1 May' },
      { at: START + 30 * DAY, name: 'In full until', day: '31 May' },
      { at: START + 35 * DAY, name: 'Check-in', day: '5 June' },
      { at: START + 39 * DAY, name: 'Departure', day: '9 June' },
    ],
  },
};

export const NamedInstantsOnAPhone: Story = { ...NamedInstants, tags: ['phone'] };

export const NothingComesBack: Story = {
  args: {
    steps: [{ from: START, until: START + DAY, total: 0, when: 'until 9 June 2030, 15:00', amount: '€0' }],
  },
};

export const LongWords: Story = {
  tags: ['phone'],
  args: {
    labels: { caption: 'Rückerstattung', when: 'Bei einer Stornierung', amount: 'Ihre Rückerstattung' },
    steps: [
      {
        from: START,
        until: START + DAY,
        total: 68_476,
        when: 'bis Donnerstag, 21. November 2030, 15:00 Uhr',
        amount: '1.234.567,89 €',
        note: 'Vollständige Rückerstattung einschließlich der Servicegebühr',
      },
    ],
  },
};
