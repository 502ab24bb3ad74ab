import type { SavedReply } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { idOf } from '../examples/example-conversation.ts';
import { SavedRepliesDialog } from './SavedRepliesDialog.tsx';
import { SavedReplyForm } from './SavedReplyForm.tsx';
import { savedRepliesStore } from './saved-replies-store.ts';

type Args = { replies: SavedReply[]; hasFailed: boolean; isForm: boolean };

function InState({ replies, hasFailed, isForm }: Args) {
  const store = useFeatureStore(savedRepliesStore);
  useState(() => runInAction(() => Object.assign(store, { replies, hasFailed })));
  const [reply] = replies;
  if (!isForm) return <SavedRepliesDialog isOpen onClose={() => undefined} />;
  return (
    <main>
      <SavedReplyForm store={store} {...(reply && { reply })} onEnd={() => undefined} />
    </main>
  );
}

const replies = [
  { id: idOf(701), title: 'Key', text: 'Moien {guest}, the key is in the box beside the door.' },
  {
    id: idOf(702),
    title: 'Welcome',
    text: 'Moien {guest}!\n{home} is ready for you from {arrival}, three in the afternoon, until {departure}.',
  },
];

const meta: Meta<typeof InState> = {
  title: 'Messaging/Saved replies',
  component: InState,
  args: { replies, hasFailed: false, isForm: false },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const List: Story = {};
export const OnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const Empty: Story = { args: { replies: [] } };
export const Failed: Story = { args: { replies: [], hasFailed: true } };
export const Editing: Story = { args: { isForm: true, replies: replies.slice(1) } };
