import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { ProviderReturn } from './ProviderReturn.tsx';
import { ProviderReturnStore, type ReturnProgress } from './provider-return-store.ts';

function InState({ progress }: { progress: ReturnProgress }) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new ProviderReturnStore(root);
    made.follow(progress);
    return made;
  });
  return (
    <main>
      <ProviderReturn store={store} />
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Auth/ProviderReturn',
  component: InState,
  args: { progress: 'working' },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Working: Story = {};

export const Done: Story = { args: { progress: 'done' } };

export const SecondFactor: Story = { args: { progress: 'second-factor' } };

export const Failed: Story = { args: { progress: 'failed' } };

export const Offline: Story = { args: { progress: 'offline' } };
