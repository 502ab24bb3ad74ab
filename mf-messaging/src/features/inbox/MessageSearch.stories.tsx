import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { type LoadProblem, PagedList } from '@moien/shared-lib/paged-list';
import { exampleSession } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { conversationsStore } from '../conversations/conversations-store.ts';
import { exampleFound } from '../examples/example-conversation.ts';
import { type FoundItem, MessageSearchStore } from '../message-search/message-search-store.ts';
import { Conversations } from './Conversations.tsx';

type Args = {
  text: string;
  items: FoundItem[] | undefined;
  problem: LoadProblem | undefined;
  nextCursor: string | null;
};

const NEVER = new Promise<never>(() => undefined);

function InState({ text, ...list }: Args) {
  const root = useRootStore();
  const store = useFeatureStore(conversationsStore);
  const [search] = useState(() => {
    const made = new MessageSearchStore(root);
    runInAction(() => {
      root.session.follow(exampleSession);
      Object.assign(made, { text, found: Object.assign(new PagedList(() => NEVER), list) });
    });
    return made;
  });
  return (
    <main>
      <Conversations store={store} search={search} view="all" />
    </main>
  );
}

const items = [
  exampleFound(4, { text: 'The key is in the box beside the door. Ring if anything is unclear.' }),
  exampleFound(3, {
    text: `We arrive in the evening, because our train leaves late, and ${'very '.repeat(12)}tired. Where is the key?`,
  }),
];

const meta: Meta<typeof InState> = {
  title: 'Messaging/Search',
  component: InState,
  args: { text: 'key', items, problem: undefined, nextCursor: null },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Found: Story = { tags: ['wide'] };
export const FoundOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const More: Story = { args: { nextCursor: 'next' } };
export const Loading: Story = { args: { items: undefined } };
export const Nothing: Story = { args: { text: 'Schlüsselübergabe', items: [] } };
export const Offline: Story = { args: { items: undefined, problem: 'offline' } };
export const Failed: Story = { args: { items: undefined, problem: 'failed' } };
