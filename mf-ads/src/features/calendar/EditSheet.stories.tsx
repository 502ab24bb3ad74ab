import { type CalendarEditPreview, type CalendarHome, toDay } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { dayOf, exampleCalendar, exampleCalendarHome, exampleRules } from '../examples/example-calendar.ts';
import { homeRows } from './calendar-days.ts';
import { CalendarStore } from './calendar-store.ts';
import { EditSheet } from './EditSheet.tsx';

type Args = { homes: CalendarHome[]; preview: CalendarEditPreview };

function InState({ homes, preview }: Args) {
  const { languageTag, session } = useRootStore();
  const [store] = useState(() => {
    const api = { call: async () => ({ kind: 'ok', value: preview }) };
    const calendar = exampleCalendar(...homes);
    return runInAction(() =>
      Object.assign(new CalendarStore({ api: api as never, languageTag, session }), {
        calendar,
        rows: homeRows(calendar, toDay(new Date())),
        // From a Wednesday to a Saturday, over the beginning of a season.
        selection: { anchor: { row: 0, column: 30 }, focus: { row: homes.length - 1, column: 36 } },
      }),
    );
  });
  return (
    <main>
      <EditSheet store={store} isOpen onClose={() => undefined} onSaved={() => undefined} />
    </main>
  );
}

const ID = '019b76da-a800-7838-a932-f8c36951b0e1';
const HOME = exampleCalendarHome({ propertyId: ID, ruleSet: exampleRules });
const SWISS = exampleCalendarHome({
  ...{ propertyId: `${ID.slice(0, -1)}2`, title: 'Chalet', currency: 'CHF' },
});
const COUNTS = { homeCount: 1, dayCount: 7, conflictArray: [], conflictCount: 0 };

/** Closes the days, so that the preview says what that does. */
const closeDays: Story['play'] = async ({ canvas, userEvent }) => {
  const [state] = await canvas.findAllByRole('combobox');
  if (state) await userEvent.selectOptions(state, 'closed');
};

const meta: Meta<typeof InState> = {
  title: 'Ads/EditSheet',
  component: InState,
  args: { homes: [HOME], preview: COUNTS },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Opened: Story = { tags: ['wide'], globals: { locale: 'de' } };
export const OpenedOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const Previewed: Story = { play: closeDays };
export const WithConflicts: Story = {
  play: closeDays,
  globals: { locale: 'fr' },
  args: {
    preview: {
      ...COUNTS,
      ...{ dayCount: 4, conflictCount: 1 },
      conflictArray: [{ propertyId: ID, kind: 'booking', firstDay: dayOf(33), lastDay: dayOf(35) }],
    },
  },
};
export const SeveralCurrencies: Story = { args: { homes: [HOME, SWISS] } };
