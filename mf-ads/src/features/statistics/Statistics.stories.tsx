import type { AdStatistics } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { exampleStatistics } from '../examples/example-statistics.ts';
import { Statistics } from './Statistics.tsx';
import { statisticsStore } from './statistics-store.ts';

type Args = { known: AdStatistics | undefined; problem: 'offline' | 'failed' | undefined };

function InState(state: Args) {
  const store = useFeatureStore(statisticsStore);
  useState(() => runInAction(() => Object.assign(store, state)));
  return (
    <main>
      <Statistics store={store} />
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Ads/Statistics',
  component: InState,
  args: { known: exampleStatistics(), problem: undefined },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Some: Story = { globals: { locale: 'de' } };
export const SomeOnPhone: Story = { tags: ['phone'], globals: { locale: 'fr' } };
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('switch')),
};
export const None: Story = { args: { known: exampleStatistics(() => 0) } };
export const Loading: Story = { args: { known: undefined } };
export const Offline: Story = { args: { known: undefined, problem: 'offline' } };
export const Failed: Story = { args: { known: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'failed' } };
