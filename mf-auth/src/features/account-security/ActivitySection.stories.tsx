import { SECURITY_EVENT_KINDS } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { exampleSecurityEvent, exampleSecurityEvents } from '../examples/example-account.ts';
import { ActivitySection } from './ActivitySection.tsx';
import { AccountSecurityStore, type Activity } from './account-security-store.ts';
import type { Resource } from './resource.ts';

type Args = {
  activity?: Activity;
  /** Why nothing came. */
  problem?: Resource<unknown>['problem'];
  isLoadingMore?: boolean;
};

function InState({ activity, problem, isLoadingMore = false }: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new AccountSecurityStore(root);
    runInAction(() => {
      Object.assign(made.activity, { value: activity, problem });
      made.isLoadingMoreActivity = isLoadingMore;
    });
    return made;
  });
  return (
    <main>
      <ActivitySection store={store} timeZone="Europe/Luxembourg" />
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Auth/SecurityActivity',
  component: InState,
  args: { activity: { events: exampleSecurityEvents, hasMore: false } },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Everything: Story = {};

export const OnPhone: Story = { tags: ['phone'] };

export const German: Story = { tags: ['phone'], globals: { locale: 'de' } };

export const MoreToShow: Story = { args: { activity: { events: exampleSecurityEvents, hasMore: true } } };

export const LoadingMore: Story = {
  args: { activity: { events: exampleSecurityEvents, hasMore: true }, isLoadingMore: true },
};

export const Empty: Story = { args: { activity: { events: [], hasMore: false } } };

export const Loading: Story = { args: { activity: undefined } };

export const Offline: Story = { args: { activity: undefined, problem: 'offline' } };

export const Failed: Story = { args: { activity: undefined, problem: 'failed' } };

export const EveryKind: Story = {
  tags: ['phone'],
  args: {
    activity: {
      events: SECURITY_EVENT_KINDS.map((kind) => exampleSecurityEvent({ id: kind, kind, method: null })),
      hasMore: false,
    },
  },
};

export const LongWords: Story = {
  tags: ['phone'],
  args: {
    activity: {
      events: [
        exampleSecurityEvent({
          kind: 'release-token-created',
          result: 'refused',
          name: 'wohnungsbesichtigungsterminvereinbarungspipeline-der-woche',
          browser: 'Wohnungsbesichtigungsterminvereinbarungsbrowser',
        }),
      ],
      hasMore: false,
    },
  },
};
