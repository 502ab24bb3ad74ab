import { useRootStore } from '@moien/shared-lib';
import type { LoadProblem } from '@moien/shared-lib/paged-list';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { exampleBlocked } from '../examples/example-blocked.ts';
import { BlockedPeople } from './BlockedPeople.tsx';
import { BlockedPeopleStore, type ListedPerson } from './blocked-people-store.ts';

type Args = {
  items: ListedPerson[] | undefined;
  problem: LoadProblem | undefined;
  nextCursor: string | null;
};

function InState(args: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new BlockedPeopleStore(root);
    runInAction(() => Object.assign(made.list, args));
    return made;
  });
  return (
    <main>
      <BlockedPeople store={store} />
    </main>
  );
}

const people = [
  exampleBlocked(1, 'Tom'),
  exampleBlocked(2, 'Anne-Sophie'),
  exampleBlocked(3, 'Bartholomäus-Maximilian'),
];

const meta: Meta<typeof InState> = {
  title: 'Dashboard/BlockedPeople',
  component: InState,
  args: { items: people, problem: undefined, nextCursor: null },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Some: Story = { tags: ['wide'] };
export const OnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const More: Story = { args: { nextCursor: 'next' }, globals: { locale: 'fr' } };
export const None: Story = { args: { items: [] } };
export const Loading: Story = { args: { items: undefined } };
export const Failed: Story = { args: { items: undefined, problem: 'failed' } };
export const Offline: Story = { args: { items: undefined, problem: 'offline' }, globals: { locale: 'de' } };
export const Outdated: Story = { args: { problem: 'failed' } };
