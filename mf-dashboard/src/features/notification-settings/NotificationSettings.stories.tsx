import type { NotificationSettings as Settings } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import type { LoadProblem } from '@moien/shared-lib/paged-list';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { exampleSettings } from '../examples/example-settings.ts';
import { NotificationSettings } from './NotificationSettings.tsx';
import { NotificationSettingsStore } from './notification-settings-store.ts';
import { pushStore } from './push-store.ts';

type Args = { settings: Settings | undefined; problem: LoadProblem | undefined };

function InState(args: Args) {
  const root = useRootStore();
  const push = useFeatureStore(pushStore);
  const [store] = useState(() => {
    const made = new NotificationSettingsStore(root);
    runInAction(() => Object.assign(made, args));
    return made;
  });
  return (
    <main>
      <NotificationSettings store={store} push={push} />
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Dashboard/NotificationSettings',
  component: InState,
  args: { settings: exampleSettings(), problem: undefined },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

const chosen = exampleSettings({
  timeZone: 'Europe/Luxembourg',
  quietHours: { from: '22:00', to: '07:00' },
  digest: 'daily',
});

export const Untouched: Story = { tags: ['wide'] };
export const Chosen: Story = { args: { settings: chosen } };
export const ChosenOnPhone: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  args: { settings: chosen },
};
export const Loading: Story = { args: { settings: undefined } };
export const Offline: Story = { args: { settings: undefined, problem: 'offline' } };
export const Failed: Story = { args: { settings: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'failed' } };
