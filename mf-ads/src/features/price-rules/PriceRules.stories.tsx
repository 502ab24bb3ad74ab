import type { Calendar, CalendarHome } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { CalendarStore } from '../calendar/calendar-store.ts';
import {
  exampleCalendar,
  exampleCalendarHome,
  exampleRules,
  exampleSeason,
  NO_RULES,
} from '../examples/example-calendar.ts';
import { PriceRules } from './PriceRules.tsx';
import { PriceRulesStore } from './price-rules-store.ts';

type Args = {
  calendar: Calendar | undefined;
  problem: CalendarStore['problem'];
  propertyId: string | undefined;
  /** What somebody has done before. */
  change: (store: PriceRulesStore) => void;
};

function InState({ calendar, problem, propertyId, change }: Args) {
  const { api, session, languageTag } = useRootStore();
  const [store] = useState(() =>
    runInAction(() => {
      const days = new CalendarStore({ api, session, languageTag });
      Object.assign(days, { calendar, problem, isLoading: !calendar && !problem });
      const rules = new PriceRulesStore({ api, session, languageTag, feature: () => days as never });
      rules.propertyId = propertyId;
      change(rules);
      return rules;
    }),
  );
  return (
    <main>
      <PriceRules store={store} />
    </main>
  );
}

const ID = '019b76da-a800-7838-a932-f8c36951b0e1';
const home = (number: number, changes: Partial<CalendarHome>) =>
  exampleCalendarHome({ propertyId: `${ID.slice(0, -1)}${number}`, ...changes });
const HOME = exampleCalendarHome({ ruleSet: exampleRules });
const FAIR = exampleSeason({ id: `${ID.slice(0, -1)}9`, name: 'Frühjahrsmesse', percent: 80 }, 50);
const OVERLAPPING = exampleCalendarHome({
  ruleSet: { ...exampleRules, ruleArray: [exampleSeason(), FAIR, ...exampleRules.ruleArray.slice(1)] },
});
const SEVERAL = exampleCalendar(
  HOME,
  home(2, { title: 'Haus mit Hof und einem Namen, der in keine Zeile passt' }),
  home(3, { title: 'Chalet', currency: 'CHF' }),
  home(4, { title: 'Atelier am Fluss' }),
);

const meta: Meta<typeof InState> = {
  title: 'Ads/PriceRules',
  component: InState,
  args: {
    ...{ calendar: exampleCalendar(HOME), problem: undefined, propertyId: undefined },
    change: () => undefined,
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

const de = { locale: 'de' };
export const Saved: Story = { tags: ['wide'], globals: de };
export const SavedOnPhone: Story = { tags: ['phone'], globals: de };
export const WithoutRules: Story = {
  args: { calendar: exampleCalendar(exampleCalendarHome()) },
  globals: { locale: 'fr' },
};
export const WithoutPrice: Story = {
  args: { calendar: exampleCalendar(exampleCalendarHome({ nightlyPrice: null, ruleSet: exampleRules })) },
};
export const Overlapping: Story = { args: { calendar: exampleCalendar(OVERLAPPING) }, globals: de };
export const OverlappingOnPhone: Story = { ...Overlapping, tags: ['phone'] };
export const EditedOnPhone: Story = {
  tags: ['phone'],
  globals: de,
  args: { change: (store) => store.openRule(exampleRules.ruleArray[1]?.id) },
};
export const Unsaved: Story = {
  globals: de,
  args: {
    calendar: SEVERAL,
    change: (store) => {
      store.change({ noticeDays: '5' });
      store.choose(`${ID.slice(0, -1)}2`, true);
    },
  },
};
export const Wrong: Story = {
  args: {
    calendar: exampleCalendar(exampleCalendarHome({ ruleSet: NO_RULES })),
    change: (store) => {
      store.addRule('season', '');
      store.change({ noticeDays: '100' });
      store.check();
    },
  },
};
export const Empty: Story = { args: { calendar: exampleCalendar() } };
export const Unknown: Story = { args: { propertyId: `${ID.slice(0, -1)}8` } };
export const Loading: Story = { args: { calendar: undefined } };
export const Offline: Story = { args: { calendar: undefined, problem: 'offline' } };
export const Failed: Story = { args: { calendar: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'failed' } };
