import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { MailEnd } from './MailEnd.tsx';
import { type MailEndProgress, MailEndStore } from './mail-end-store.ts';

function InState({ progress }: { progress: MailEndProgress }) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new MailEndStore(root, null);
    made.follow(progress);
    return made;
  });
  return (
    <main>
      <MailEnd store={store} />
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Messaging/MailEnd',
  component: InState,
  args: { progress: 'asking' },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Asking: Story = {};
export const AskingOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const Sending: Story = { args: { progress: 'sending' } };
export const Done: Story = { args: { progress: 'done' } };
export const Unknown: Story = { args: { progress: 'unknown' } };
export const Failed: Story = { args: { progress: 'failed' } };
export const Offline: Story = { args: { progress: 'offline' } };
