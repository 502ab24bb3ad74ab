import type { Today as TodayAnswer } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { LoadProblem } from '@moien/shared-lib/paged-list';
import { exampleSession } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { receive } from '../booking/received.ts';
import { exampleCalmToday, exampleToday } from '../examples/example-today.ts';
import { Today } from './Today.tsx';
import { TodayStore } from './today-store.ts';

type Args = { today: TodayAnswer | undefined; problem: LoadProblem | undefined; unreadMessageCount: number };

function InState({ today, problem, unreadMessageCount }: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new TodayStore(root);
    runInAction(() => {
      root.session.follow({ ...exampleSession, unreadMessageCount });
      Object.assign(made, { today: today && receive(today), problem });
    });
    return made;
  });
  return (
    <main>
      <Today store={store} />
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Dashboard/Today',
  component: InState,
  args: { today: exampleToday(), problem: undefined, unreadMessageCount: 2 },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Busy: Story = {};
export const BusyWide: Story = { tags: ['wide'], globals: { locale: 'de' } };
export const BusyOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const MoreWaiting: Story = {
  args: {
    today: exampleToday({
      ...{ waitingCount: 9, nextStay: null, arrivalArray: [] },
      conflict: { propertyId: exampleToday().waitingArray[0]?.booking.id ?? '', title: 'Chalet', count: 3 },
    }),
  },
  globals: { locale: 'fr' },
};
export const Calm: Story = {
  args: {
    today: { ...exampleCalmToday, nextStay: exampleToday().nextStay },
    unreadMessageCount: 0,
  },
};
export const NoStay: Story = { args: { today: exampleCalmToday }, globals: { locale: 'de' } };
export const NewHost: Story = {
  args: {
    today: {
      ...exampleCalmToday,
      recentFigures: { views: 12, requests: 0, bookings: 0, income: null, currency: null },
    },
    unreadMessageCount: 0,
  },
  globals: { locale: 'fr' },
};
export const Empty: Story = { args: { today: exampleCalmToday, unreadMessageCount: 0 } };
export const Loading: Story = { args: { today: undefined } };
export const Offline: Story = { args: { today: undefined, problem: 'offline' } };
export const Failed: Story = { args: { today: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'offline' } };
