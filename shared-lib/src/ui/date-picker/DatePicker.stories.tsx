import { type DateRange, pickDay } from '@moien/contract';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { datePickerGuide } from './DatePicker.guide.ts';
import { DatePicker, DateRangePicker, type DateRangePickerProps } from './index.ts';

const today = '2030-04-07';
const taken = new Map(
  ['2030-04-18', '2030-04-19', '2030-04-20', '2030-05-11', '2030-05-12'].map((day) => [
    day,
    'An diesem Tag ist die Wohnung schon gebucht.',
  ]),
);
const past = (day: string) => (day < today ? 'Dieser Tag liegt in der Vergangenheit.' : undefined);
const pastOrTaken = (day: string) => past(day) ?? taken.get(day);

const german = {
  previous: 'Frühere Monate',
  next: 'Spätere Monate',
  today: 'heute',
  arrival: 'Anreise',
  departure: 'Abreise',
};

function OwnedRange(props: DateRangePickerProps) {
  const [range, setRange] = useState<DateRange>(props);
  const isForbidden = (day: string) => props.forbiddenReason(day) !== undefined;
  const previewOf = (day: string) => {
    const { arrival, departure } = pickDay(range, day, isForbidden);
    if (range.departure !== undefined || arrival === undefined || departure === undefined) return undefined;
    return { start: arrival, end: departure, text: '12 Nächte' };
  };
  return (
    <DateRangePicker
      {...props}
      previewOf={previewOf}
      arrival={range.arrival}
      departure={range.departure}
      onPick={(day) => setRange(pickDay(range, day, isForbidden))}
    />
  );
}

function OwnedDay({ first }: { first?: string }) {
  const [day, setDay] = useState(first);
  return (
    <DatePicker
      label="Einzug"
      language="de"
      today={today}
      labels={german}
      forbiddenReason={past}
      value={day}
      onPick={setDay}
      months={1}
    />
  );
}

const meta: Meta<typeof DateRangePicker> = {
  title: 'Kit/DatePicker',
  component: DateRangePicker,
  subcomponents: { DatePicker },
  tags: ['autodocs'],
  parameters: { guide: datePickerGuide },
  render: (args) => <OwnedRange {...args} />,
  args: {
    label: 'Wann',
    language: 'de',
    today,
    arrival: undefined,
    departure: undefined,
    labels: german,
    forbiddenReason: past,
    onPick: () => undefined,
  },
};
export default meta;

type Story = StoryObj<typeof DateRangePicker>;

export const Empty: Story = {};
export const ArrivalOnly: Story = { args: { arrival: '2030-04-24' } };
export const Range: Story = { args: { arrival: '2030-04-24', departure: '2030-05-06' } };
export const OneNight: Story = { args: { arrival: '2030-04-24', departure: '2030-04-25' } };
export const ForbiddenDays: Story = { args: { forbiddenReason: pastOrTaken, arrival: '2030-04-24' } };
export const AllForbidden: Story = { args: { forbiddenReason: () => 'Diese Wohnung ist ausgebucht.' } };
export const LastDay: Story = { args: { lastDay: '2030-05-20' } };
/** The weeks before the one of today are left out. */
export const FromThisWeek: Story = {
  args: {
    today: '2030-04-17',
    startsThisWeek: true,
    forbiddenReason: (day) => (day < '2030-04-17' ? 'Dieser Tag ist vorbei.' : undefined),
  },
};
export const TwoMonths: Story = { args: { months: 2 } };

/** What is said to somebody who presses a day that cannot be chosen. */
export const ReasonSaid: Story = {
  args: { forbiddenReason: pastOrTaken },
  play: ({ canvasElement }) =>
    canvasElement.querySelector<HTMLButtonElement>('[data-day="2030-04-19"] button')?.click(),
};

export const Focused: Story = {
  play: ({ canvasElement }) =>
    canvasElement
      .querySelector<HTMLButtonElement>('[data-day="2030-04-07"] button')
      ?.focus({ focusVisible: true }),
};

/** What a departure would choose, while somebody points at it. */
export const PointingAtADeparture: Story = {
  args: { arrival: '2030-04-24' },
  play: ({ canvasElement }) =>
    canvasElement.querySelector<HTMLButtonElement>('[data-day="2030-05-06"] button')?.focus(),
};

export const French: Story = {
  args: {
    label: 'Quand',
    language: 'fr',
    arrival: '2030-04-24',
    departure: '2030-05-06',
    labels: {
      previous: 'Mois précédents',
      next: 'Mois suivants',
      today: 'aujourd’hui',
      arrival: 'arrivée',
      departure: 'départ',
    },
  },
};

export const English: Story = {
  args: {
    label: 'When',
    language: 'en',
    labels: {
      previous: 'Previous months',
      next: 'Following months',
      today: 'today',
      arrival: 'arrival',
      departure: 'departure',
    },
  },
};

export const OneDay: Story = { render: () => <OwnedDay first="2030-04-24" /> };
export const OneDayEmpty: Story = { render: () => <OwnedDay /> };

export const OnAPhone: Story = {
  args: { arrival: '2030-04-24', departure: '2030-05-06' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
