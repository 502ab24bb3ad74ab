import type { NotificationDetails } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { LoadProblem } from '@moien/shared-lib/paged-list';
import { exampleSession } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { exampleNotification, exampleSubject, idOf } from '../examples/example-notification.ts';
import { Notifications } from './Notifications.tsx';
import { NotificationsStore } from './notifications-store.ts';

type Args = {
  items: NotificationDetails[] | undefined;
  problem: LoadProblem | undefined;
  moreProblem: LoadProblem | undefined;
  nextCursor: string | null;
};

function InState(list: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new NotificationsStore(root);
    runInAction(() => {
      root.session.follow(exampleSession);
      Object.assign(made.list, list);
    });
    return made;
  });
  return (
    <main>
      <Notifications store={store} />
    </main>
  );
}

const asGuest = { ...exampleSubject, side: 'guest' as const, personName: 'Amélie' };
const ofConversation = {
  conversationId: idOf(61),
  propertyId: idOf(62),
  userId: idOf(63),
  typeId: 1 as const,
};

const items = [
  exampleNotification(),
  exampleNotification({
    id: idOf(2),
    kind: 'message',
    creationTimestamp: '2026-11-20T08:05:00.000Z',
    data: ofConversation,
    subject: { side: 'guest', personName: 'Amélie', homeTitle: 'Studio under the roof', messageCount: 3 },
  }),
  exampleNotification({
    id: idOf(3),
    kind: 'booking-confirmed',
    isRead: true,
    creationTimestamp: '2026-11-19T17:40:00.000Z',
    subject: asGuest,
  }),
  exampleNotification({
    id: idOf(4),
    kind: 'booking-change-proposed',
    isRead: true,
    creationTimestamp: '2026-11-19T10:12:00.000Z',
  }),
  exampleNotification({
    id: idOf(5),
    kind: 'booking-payment-failed',
    isRead: true,
    creationTimestamp: '2026-10-02T06:30:00.000Z',
    subject: asGuest,
  }),
];

const meta: Meta<typeof InState> = {
  title: 'Messaging/Notifications',
  component: InState,
  args: { items, problem: undefined, moreProblem: undefined, nextCursor: null },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const List: Story = { tags: ['wide'] };
export const ListOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const AllRead: Story = { args: { items: items.map((one) => ({ ...one, isRead: true })) } };
export const More: Story = { args: { nextCursor: 'next' } };
export const MoreFailed: Story = { args: { nextCursor: 'next', moreProblem: 'offline' } };

/** A home that was deleted has neither title nor days. */
export const HomeGone: Story = {
  args: { items: [{ ...exampleNotification({ kind: 'booking-withdrawn' }), subject: undefined }] },
};
export const Deposit: Story = {
  args: {
    items: [
      exampleNotification({
        kind: 'booking-deposit-claimed',
        subject: { ...asGuest, answerUntil: '2026-12-11T09:30:00.000Z' },
      }),
      exampleNotification({ id: idOf(2), kind: 'booking-deposit-settled' }),
      exampleNotification({ id: idOf(3), kind: 'booking-deposit-settled', isRead: true, subject: asGuest }),
      exampleNotification({ id: idOf(4), kind: 'booking-deposit-released', isRead: true, subject: asGuest }),
    ],
  },
};
export const Loading: Story = { args: { items: undefined } };
export const Empty: Story = { args: { items: [] } };
export const Offline: Story = { args: { items: undefined, problem: 'offline' } };
export const Failed: Story = { args: { items: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'failed' } };
export const LongWords: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  args: {
    items: [
      exampleNotification({
        kind: 'booking-no-show-settled',
        subject: {
          ...exampleSubject,
          personName: 'Maximiliane-Charlotte-Wilhelmine',
          homeTitle:
            'Dachgeschosswohnungsbesichtigungstermin in der Donaudampfschifffahrtsgesellschaftsstraße',
        },
      }),
    ],
  },
};
