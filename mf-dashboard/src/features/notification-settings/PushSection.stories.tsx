import { useRootStore } from '@moien/shared-lib';
import type { PushState } from '@moien/shared-lib/push';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { PushSection } from './PushSection.tsx';
import { PushStore } from './push-store.ts';

type Args = { state: PushState; hasFailed: boolean };

function InState(args: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new PushStore(root);
    runInAction(() => Object.assign(made, args, { load: async () => undefined }));
    return made;
  });
  return (
    <main>
      <PushSection store={store} />
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Dashboard/PushSection',
  component: InState,
  args: { state: 'off', hasFailed: false },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Off: Story = {};
export const On: Story = { args: { state: 'on' } };
export const Denied: Story = { args: { state: 'denied' }, globals: { locale: 'de' } };
export const Failed: Story = { args: { hasFailed: true }, globals: { locale: 'fr' } };
