import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { NewsletterState } from './NewsletterPage.tsx';
import {
  type NewsletterAction,
  NewsletterActionStore,
  type NewsletterProgress,
} from './newsletter-action.ts';

type Args = { action: NewsletterAction; progress: NewsletterProgress };

function InState({ action, progress }: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new NewsletterActionStore(root, action, 'a'.repeat(43));
    made.follow(progress);
    return made;
  });
  return (
    <main>
      <NewsletterState action={action} store={store} />
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Shell/Pages/NewsletterLink',
  component: InState,
  args: { action: 'confirm', progress: 'asking' },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Confirm: Story = {};

export const End: Story = { args: { action: 'end' } };

export const Sending: Story = { args: { progress: 'sending' } };

export const Confirmed: Story = { args: { progress: 'done' } };

export const Ended: Story = { args: { action: 'end', progress: 'done' } };

export const LinkIsOver: Story = { args: { progress: 'unknown' } };

export const EndIsOver: Story = { args: { action: 'end', progress: 'unknown' } };

export const Offline: Story = { args: { progress: 'offline' } };

export const TooMany: Story = { args: { progress: 'too-many' } };

export const Failed: Story = { args: { progress: 'failed' } };
