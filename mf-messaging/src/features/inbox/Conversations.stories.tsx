import { type ConversationSummary, SHARED_STAY_STATES, type SharedStayState } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import type { LoadProblem } from '@moien/shared-lib/paged-list';
import { exampleSession } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { ConversationsStore } from '../conversations/conversations-store.ts';
import type { ConversationsView } from '../conversations/conversations-view.ts';
import { sidesOf } from '../conversations/sides.ts';
import {
  exampleMessage,
  exampleOpened,
  exampleOwnerId,
  exampleSides,
  exampleSummary,
  idOf,
} from '../examples/example-conversation.ts';
import { messageSearchStore } from '../message-search/message-search-store.ts';
import { outboxStore } from '../outbox/outbox-store.ts';
import { lazyLog } from '../thread/lazy-log.ts';
import { Thread } from '../thread/Thread.tsx';
import { ThreadStore } from '../thread/thread-store.ts';
import { Conversations } from './Conversations.tsx';
import { useHasTwoColumns } from './use-has-two-columns.ts';

type Args = {
  view: ConversationsView;
  items: ConversationSummary[] | undefined;
  problem: LoadProblem | undefined;
  moreProblem: LoadProblem | undefined;
  nextCursor: string | null;
};

function InState({ view, ...list }: Args) {
  const root = useRootStore();
  const search = useFeatureStore(messageSearchStore);
  const [store] = useState(() => {
    // A story has no stream.
    Object.defineProperty(root, 'realtime', { value: Promise.resolve(undefined) });
    const made = new ConversationsStore(root);
    runInAction(() => {
      root.session.follow(exampleSession);
      Object.assign(made.lists[view], list);
    });
    return made;
  });
  const thread = useExampleThread();
  const hasRoom = useHasTwoColumns();
  const first = list.items?.[0];
  return (
    <main>
      <Conversations
        store={store}
        search={search}
        view={view}
        {...(hasRoom && first && { unasked: sidesOf(first) })}
      >
        <Thread store={thread} view={view} isUnasked />
      </Conversations>
    </main>
  );
}

/** The newest conversation, which stands beside the list where there is room. */
function useExampleThread() {
  const root = useRootStore();
  const outbox = useFeatureStore(outboxStore);
  const [thread] = useState(() =>
    runInAction(() =>
      Object.assign(new ThreadStore(root, outbox), {
        ...{ sides: exampleSides, opened: exampleOpened(), messages: [exampleMessage()] },
      }),
    ),
  );
  return thread;
}

const stayOf = (state: SharedStayState) => ({
  ...{ bookingId: idOf(800), state, arrivalDate: '2026-12-12', departureDate: '2026-12-15' },
});

const items = [
  exampleSummary({ targetNewMessageCount: 2 }),
  exampleSummary({
    id: idOf(2),
    typeId: 2,
    stay: stayOf('requested'),
    person: { userId: idOf(12), firstName: 'Amélie', imagePath: null },
    lastMessage: exampleMessage({
      senderUserProfileId: exampleOwnerId,
      text: 'The key is in the box beside the door. Ring if anything is unclear, I live next door.',
      creationTimestamp: '2026-11-19T17:05:00.000Z',
    }),
  }),
  exampleSummary({
    id: idOf(3),
    person: { userId: idOf(13), firstName: '', imagePath: null },
    lastMessage: exampleMessage({ isDeleted: true, text: '', creationTimestamp: '2026-10-02T08:00:00.000Z' }),
  }),
];

const meta: Meta<typeof InState> = {
  title: 'Messaging/Conversations',
  component: InState,
  loaders: [async () => ({ log: await lazyLog.load() })],
  args: { view: 'all', items, problem: undefined, moreProblem: undefined, nextCursor: null },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Inbox: Story = { tags: ['wide'] };
export const InboxOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const Stays: Story = {
  tags: ['wide'],
  globals: { locale: 'de' },
  args: {
    items: SHARED_STAY_STATES.map((state, index) =>
      exampleSummary({ id: idOf(20 + index), typeId: 2, stay: stayOf(state) }),
    ),
  },
};
export const More: Story = { args: { nextCursor: 'next' } };
export const MoreFailed: Story = { args: { nextCursor: 'next', moreProblem: 'offline' } };
export const Loading: Story = { args: { items: undefined } };
export const Empty: Story = { args: { items: [] } };
export const EmptyUnread: Story = { args: { view: 'unread', items: [] } };
export const EmptyArchived: Story = { args: { view: 'archived', items: [] } };
export const Offline: Story = { args: { items: undefined, problem: 'offline' } };
export const Failed: Story = { args: { items: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'failed' } };
export const LongWords: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  args: {
    items: [
      exampleSummary({
        targetNewMessageCount: 120,
        person: { userId: idOf(14), firstName: 'Maximiliane-Charlotte-Wilhelmine', imagePath: null },
        home: {
          ...exampleSummary().home,
          title: 'Dachgeschosswohnungsbesichtigungstermin in der Donaudampfschifffahrtsgesellschaftsstraße',
        },
        lastMessage: exampleMessage({ text: 'https://example.org/'.repeat(12) }),
      }),
    ],
  },
};
