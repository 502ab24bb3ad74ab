import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useEffect } from 'react';
import { LoadingBar } from './LoadingBar.tsx';
import { storyPage } from './testing/story-page.tsx';

/** Session and essentials are on their way, and stay there. */
function Loading() {
  const root = useRootStore();
  useEffect(
    () =>
      runInAction(() => {
        root.isLoading = true;
      }),
    [root],
  );
  return <LoadingBar />;
}

const meta: Meta<typeof Loading> = { ...storyPage, title: 'Shell/LoadingBar', component: Loading };
export default meta;

type Story = StoryObj<typeof Loading>;

export const Running: Story = { tags: ['moving'] };
export const AtRest: Story = { render: () => <LoadingBar /> };
