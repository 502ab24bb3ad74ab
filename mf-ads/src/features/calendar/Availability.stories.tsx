import type { Calendar, CalendarEdit } from '@moien/contract';
import { toDay } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { dayOf, exampleCalendar, exampleCalendarHome, exampleRules } from '../examples/example-calendar.ts';
import { Availability } from './Availability.tsx';
import { homeRows } from './calendar-days.ts';
import { CalendarStore } from './calendar-store.ts';
import type { Selection } from './day-selection.ts';

type Args = {
  calendar: Calendar | undefined;
  problem: CalendarStore['problem'];
  /** Of the home whose months are shown; without it the timeline of all. */
  propertyId: string | undefined;
  selection: Selection | undefined;
  lastEdit: CalendarEdit | undefined;
};

function InState({ calendar, propertyId, problem, ...state }: Args) {
  const root = useRootStore();
  const [store] = useState(() =>
    runInAction(() =>
      Object.assign(new CalendarStore(root), {
        ...state,
        calendar,
        problem,
        isLoading: !calendar && !problem,
        rows: calendar ? homeRows(calendar, toDay(new Date())) : [],
      }),
    ),
  );
  return (
    <main>
      <Availability store={store} propertyId={propertyId} />
    </main>
  );
}

const ID = '019b76da-a800-7838-a932-f8c36951b0e1';
const taken = (
  kind: 'booking' | 'hold' | 'import',
  first: number,
  last: number,
  guestFirstName: string | null,
  conflictSource: string | null = null,
) => ({
  ...{ kind, firstDay: dayOf(first), lastDay: dayOf(last), bookingId: null, guestFirstName, conflictSource },
});
const HOME = exampleCalendarHome({
  ruleSet: exampleRules,
  bookableUntil: dayOf(330),
  entryArray: [taken('booking', 9, 13, 'Léa'), taken('hold', 16, 17, 'Jonas'), taken('import', 23, 26, null)],
});
const HOMES = exampleCalendar(
  HOME,
  ...['Atelier am Fluss', 'Haus mit Hof und einem Namen, der in keine Zeile passt', 'Chalet'].map(
    (title, index) =>
      exampleCalendarHome({
        ...{ propertyId: `${ID.slice(0, -1)}${index + 2}`, title, nightlyPrice: 8_000 + index * 2_500 },
        currency: index === 2 ? 'CHF' : 'EUR',
      }),
  ),
);
const CONFLICT = exampleCalendar(
  exampleCalendarHome({
    entryArray: [taken('booking', 9, 13, 'Léa', 'Airbnb'), taken('import', 16, 18, null)],
  }),
);
const cell = (row: number, column: number) => ({ row, column });
const LAST_EDIT: CalendarEdit = {
  ...{ id: ID, homeCount: 1, dayCount: 3, conflictArray: [], conflictCount: 0 },
  undoUntil: '2099-01-01T00:00:00.000Z',
};

const meta: Meta<typeof InState> = {
  title: 'Ads/Availability',
  component: InState,
  args: {
    ...{ calendar: HOMES, problem: undefined, propertyId: undefined },
    ...{ selection: undefined, lastEdit: undefined },
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Timeline: Story = { tags: ['wide'], globals: { locale: 'de' } };
export const TimelineOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const TimelineChosen: Story = {
  tags: ['wide'],
  args: { selection: { anchor: cell(0, 32), focus: cell(1, 36) } },
};
export const Months: Story = { tags: ['wide'], args: { propertyId: ID }, globals: { locale: 'de' } };
export const MonthsChosenOnPhone: Story = {
  tags: ['phone'],
  args: { propertyId: ID, selection: { anchor: cell(0, 4), focus: cell(0, 7) } },
  globals: { locale: 'de' },
};
export const Conflict: Story = {
  tags: ['wide'],
  args: { calendar: CONFLICT },
  globals: { locale: 'de' },
};
export const ConflictInMonths: Story = {
  tags: ['phone'],
  args: { calendar: CONFLICT, propertyId: ID },
  globals: { locale: 'fr' },
};
export const CanBeUndone: Story = { args: { propertyId: ID, lastEdit: LAST_EDIT } };
export const Empty: Story = { args: { calendar: exampleCalendar() } };
export const Loading: Story = { args: { calendar: undefined } };
export const Offline: Story = { args: { calendar: undefined, problem: 'offline' } };
export const Failed: Story = { args: { calendar: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'failed' } };
