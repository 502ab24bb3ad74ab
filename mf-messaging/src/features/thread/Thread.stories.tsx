import type { Attachment, ConversationMessage, OpenedConversation } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { exampleSession } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import type { PendingFile } from '../attachments/pending-file.ts';
import {
  exampleMessage,
  exampleOpened,
  exampleOwnerId,
  exampleSides,
  exampleState,
  idOf,
} from '../examples/example-conversation.ts';
import { outboxStore } from '../outbox/outbox-store.ts';
import type { PendingMessage } from '../outbox/pending-message.ts';
import { lazyLog } from './lazy-log.ts';
import { Thread } from './Thread.tsx';
import { type ThreadProblem, ThreadStore } from './thread-store.ts';

type Args = {
  opened: OpenedConversation | undefined;
  messages: ConversationMessage[];
  pending: PendingMessage[];
  problem: ThreadProblem | undefined;
  draft: string;
  isEditing: boolean;
  answerMinutes: number | undefined;
};

function InState({ pending, draft, isEditing, ...state }: Args) {
  const root = useRootStore();
  const outbox = useFeatureStore(outboxStore);
  const [store] = useState(() => {
    // A story has no stream.
    Object.defineProperty(root, 'realtime', { value: Promise.resolve(undefined) });
    const made = new ThreadStore(root, outbox);
    runInAction(() => {
      root.session.follow(exampleSession);
      Object.assign(outbox, { pending });
      Object.assign(made, { sides: exampleSides, ...state });
      if (isEditing) made.change(state.messages.at(-1));
      if (draft) made.write(draft);
    });
    return made;
  });
  return (
    <main>
      <Thread store={store} view="all" />
    </main>
  );
}

const own = (seq: number, message: Partial<ConversationMessage> = {}) =>
  exampleMessage({ seq, senderUserProfileId: exampleOwnerId, ...message });

const messages = [
  exampleMessage({ seq: 1 }),
  exampleMessage({
    seq: 2,
    text: 'And may we bring our cat?',
    creationTimestamp: '2026-11-20T09:31:00.000Z',
  }),
  own(3, {
    text: 'Moïen Tom. Yes, there is a lift, and your cat is welcome. The house rules: https://example.org/rules',
    creationTimestamp: '2026-11-20T10:02:00.000Z',
    editedTimestamp: '2026-11-20T10:04:00.000Z',
    isReaded: true,
    readedTimestamp: '2026-11-20T10:10:00.000Z',
  }),
  exampleMessage({ seq: 4, isDeleted: true, text: '', creationTimestamp: '2026-11-21T08:00:00.000Z' }),
  own(5, { text: 'See you on Friday.', creationTimestamp: '2026-11-21T08:30:00.000Z' }),
];

/** Pictures are served by the API, which a story has not. */
const attachedPdf = (last: number): Attachment => ({
  ...{ id: idOf(700 + last), kind: 'pdf', name: 'House rules.pdf', size: 240_000, width: null, height: null },
});

const examplePendingFile: PendingFile = {
  ...{ id: idOf(720), kind: 'pdf', name: 'Plan.pdf', size: 120_000, type: 'application/pdf' },
  content: new Blob(['Plan']),
};

const pendingIn = (state: PendingMessage['state'], reason?: string): PendingMessage => ({
  id: idOf(900),
  userId: exampleOwnerId,
  sides: exampleSides,
  text: 'Ring twice, please.',
  state,
  reason,
});

const meta: Meta<typeof InState> = {
  title: 'Messaging/Thread',
  component: InState,
  loaders: [async () => ({ log: await lazyLog.load() })],
  args: {
    opened: exampleOpened(),
    messages,
    pending: [],
    problem: undefined,
    draft: '',
    isEditing: false,
    answerMinutes: undefined,
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Messages: Story = {};
export const OnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const Writing: Story = { args: { draft: 'Ring twice, please.\nThe bell is a little shy.' } };
export const Editing: Story = { args: { isEditing: true } };
export const EditingOnPhone: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  args: { isEditing: true },
};
export const Waiting: Story = {
  args: {
    pending: [pendingIn('waiting'), { ...pendingIn('waiting'), id: idOf(901), text: 'The bell is shy.' }],
  },
};
export const Refused: Story = {
  args: { pending: [pendingIn('failed', 'You’ve sent many messages. Please wait a minute.')] },
};
export const Masked: Story = {
  args: { messages: [exampleMessage({ text: 'You can pay me to •••.', isMasked: true })] },
};
export const Blocked: Story = {
  args: { opened: exampleOpened({ conversation: exampleState({ isBlocked: true }) }) },
};
export const Checked: Story = {
  args: {
    messages: [
      own(1, { text: 'Write to me elsewhere, please.', check: 'waiting' }),
      own(2, { text: '', isDeleted: true, check: 'removed', removalReason: 'Advertising for another site' }),
    ],
  },
};
export const CardOfAnotherRelease: Story = {
  args: { messages: [exampleMessage({ text: 'We would come late.', card: { kind: 'later', id: idOf(1) } })] },
};
export const Attachments: Story = {
  args: {
    messages: [
      exampleMessage({ seq: 1, text: 'These are the house rules.', attachmentArray: [attachedPdf(1)] }),
      own(2, { text: '', attachmentArray: [attachedPdf(2), attachedPdf(3)] }),
    ],
    pending: [{ ...pendingIn('waiting'), files: [examplePendingFile] }],
  },
};
export const OfStay: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  args: {
    opened: exampleOpened({
      typeId: 2,
      stay: {
        bookingId: idOf(800),
        state: 'requested',
        arrivalDate: '2026-12-12',
        departureDate: '2026-12-15',
      },
    }),
  },
};
export const BeforeTheFirst: Story = {
  args: { opened: exampleOpened({ conversation: null }), messages: [], answerMinutes: 90 },
};
export const BeforeTheFirstOnPhone: Story = { ...BeforeTheFirst, tags: ['phone'], globals: { locale: 'de' } };
export const AccountGone: Story = {
  args: { opened: exampleOpened({ person: { userId: idOf(9), firstName: '', imagePath: null } }) },
};
export const Loading: Story = { args: { opened: undefined } };
export const Missing: Story = { args: { opened: undefined, problem: 'missing' } };
export const Offline: Story = { args: { opened: undefined, problem: 'offline' } };
export const Failed: Story = { args: { opened: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'offline' } };
