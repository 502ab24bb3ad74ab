import type { BookingSummary, CalendarFeeds } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { calendarFeedsStore } from '../calendar-feeds/calendar-feeds-store.ts';
import { exampleFeeds } from '../examples/example-calendar-feeds.ts';
import { exampleStatistics } from '../examples/example-statistics.ts';
import { exampleWholeAd } from '../examples/example-whole-ad.ts';
import { statisticsStore } from '../statistics/statistics-store.ts';
import { Manage } from './Manage.tsx';
import { type ManageStore, manageStore } from './manage-store.ts';

type Args = Pick<ManageStore, 'ad' | 'arrivals' | 'problem' | 'isUnknown'> & { feeds: CalendarFeeds };

const arrival = (id: string, firstName: string, arrivalDate: string, departureDate: string) =>
  ({
    ...{ id, arrivalDate, departureDate },
    person: { userId: `019b76da-a800-7838-a932-f8c36951e00${id}`, firstName, imagePath: null },
  }) as BookingSummary;

function InState({ feeds, ...state }: Args) {
  const stores = {
    store: useFeatureStore(manageStore),
    calendars: useFeatureStore(calendarFeedsStore),
    statistics: useFeatureStore(statisticsStore),
  };
  useState(() =>
    runInAction(() => {
      Object.assign(stores.store, { ...state, propertyId: state.ad?.id ?? '' });
      stores.calendars.known = feeds;
      stores.statistics.known = exampleStatistics();
    }),
  );
  return (
    <main>
      <Manage {...stores} />
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Ads/Manage',
  component: InState,
  args: {
    ad: exampleWholeAd({ state: 'published' }),
    arrivals: [
      arrival('1', 'Léa', '2026-11-24', '2026-11-27'),
      arrival('2', 'Jonas', '2026-12-01', '2026-12-02'),
      arrival('3', 'Marie-Antoinette-Wilhelmine', '2026-12-28', '2027-01-04'),
    ],
    problem: undefined,
    isUnknown: false,
    feeds: exampleFeeds(),
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Published: Story = { tags: ['wide'], globals: { locale: 'de' } };
export const PublishedOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const NobodyComes: Story = { args: { arrivals: [] } };
export const WithoutCalendars: Story = {
  args: { feeds: exampleFeeds({ calendarFeedArray: [] }) },
  globals: { locale: 'de' },
};
export const Outdated: Story = { args: { problem: 'failed' } };
export const Draft: Story = { args: { ad: exampleWholeAd(), arrivals: [] } };
export const Loading: Story = { args: { ad: undefined, arrivals: undefined } };
export const Offline: Story = { args: { ad: undefined, arrivals: undefined, problem: 'offline' } };
export const Failed: Story = { args: { ad: undefined, arrivals: undefined, problem: 'failed' } };
export const Unknown: Story = { args: { ad: undefined, arrivals: undefined, isUnknown: true } };
