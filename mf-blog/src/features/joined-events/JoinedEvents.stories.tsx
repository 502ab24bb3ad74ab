import type { ListedEventParticipation } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { exampleListedParticipations } from '../examples/example-participation.ts';
import { JoinedEvents } from './JoinedEvents.tsx';
import { JoinedEventsStore } from './joined-events-store.ts';

type Args = {
  /** Undefined while they are on their way. */
  items: readonly ListedEventParticipation[] | undefined;
  problem: 'offline' | 'failed' | undefined;
};

function InState({ items, problem }: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new JoinedEventsStore(root);
    runInAction(() => Object.assign(made, { items, problem, isLoading: !items && !problem }));
    return made;
  });
  return (
    <main>
      <JoinedEvents store={store} />
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Blog/JoinedEvents',
  component: InState,
  args: { items: exampleListedParticipations(), problem: undefined },
  parameters: { layout: 'fullscreen' },
  tags: ['phone'],
  globals: { locale: 'de' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const UpcomingAndPast: Story = {};
export const None: Story = { args: { items: [] } };
export const Loading: Story = { args: { items: undefined } };
export const Offline: Story = { args: { items: undefined, problem: 'offline' } };
export const Failed: Story = { args: { items: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'failed' } };
