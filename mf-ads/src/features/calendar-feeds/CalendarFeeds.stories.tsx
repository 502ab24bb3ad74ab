import type { CalendarFeeds as Feeds } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { exampleFeed, exampleFeeds } from '../examples/example-calendar-feeds.ts';
import { CalendarFeeds } from './CalendarFeeds.tsx';
import { calendarFeedsStore } from './calendar-feeds-store.ts';

type Args = { known: Feeds | undefined; problem: 'offline' | 'failed' | undefined };

function InState(state: Args) {
  const store = useFeatureStore(calendarFeedsStore);
  useState(() => runInAction(() => Object.assign(store, state)));
  return (
    <main>
      <CalendarFeeds store={store} />
    </main>
  );
}

const SEVERAL = exampleFeeds({
  exportPath: '/api/calendar-feeds/BBBBBBBBBBBBBBBBBBBBBB.ics',
  calendarFeedArray: [
    exampleFeed({ ignoredCount: 1, skippedCount: 2 }),
    exampleFeed({
      id: '019b76da-a800-7838-a932-f8c36951c002',
      name: 'Booking.com Ferienwohnung am Rathausplatz mit Hofgarten',
      problem: 'gone',
    }),
    exampleFeed({
      id: '019b76da-a800-7838-a932-f8c36951c003',
      name: 'Vrbo',
      problem: 'not-a-calendar',
      fetchedTimestamp: null,
    }),
  ],
  conflictArray: [
    {
      id: '019b76da-a800-7838-a932-f8c36951c004',
      source: 'Airbnb',
      firstDay: '2030-06-10',
      endDay: '2030-06-14',
      kind: 'booking',
      bookingId: '019b76da-a800-7838-a932-f8c36951c005',
    },
    {
      id: '019b76da-a800-7838-a932-f8c36951c006',
      source: 'Booking.com Ferienwohnung am Rathausplatz mit Hofgarten',
      firstDay: '2030-07-01',
      endDay: '2030-07-08',
      kind: 'lease',
      bookingId: null,
    },
  ],
});

const meta: Meta<typeof InState> = {
  title: 'Ads/CalendarFeeds',
  component: InState,
  args: { known: exampleFeeds(), problem: undefined },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const One: Story = {};
export const Several: Story = { args: { known: SEVERAL }, globals: { locale: 'de' } };
export const SeveralOnPhone: Story = { ...Several, tags: ['phone'] };
export const Empty: Story = { args: { known: exampleFeeds({ calendarFeedArray: [] }) } };
export const EmptyOnPhone: Story = { ...Empty, tags: ['phone'], globals: { locale: 'fr' } };
export const Emptied: Story = {
  args: { known: exampleFeeds({ calendarFeedArray: [exampleFeed({ isEmptied: true })] }) },
};
export const Loading: Story = { args: { known: undefined } };
export const Offline: Story = { args: { known: undefined, problem: 'offline' } };
export const Failed: Story = { args: { known: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'failed' } };
