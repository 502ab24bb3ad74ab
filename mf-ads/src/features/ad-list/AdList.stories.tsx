import type { AdSummary } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { exampleAd } from '../examples/example-ad.ts';
import { AdList } from './AdList.tsx';
import { AdListStore } from './ad-list-store.ts';

type Args = {
  ads: AdSummary[] | undefined;
  problem: 'offline' | 'failed' | undefined;
  canBePaid: boolean;
  isChoosing: boolean;
};

function InState({ ads, problem, canBePaid, isChoosing }: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new AdListStore({
      api: root.api,
      languageTag: root.languageTag,
      session: { profile: root.session.profile, isOwner: canBePaid },
    });
    made.setChoosing(isChoosing);
    runInAction(() => Object.assign(made.list, { items: ads, problem, isLoading: !ads && !problem }));
    return made;
  });
  return (
    <main>
      <AdList store={store} />
    </main>
  );
}

const ADS = [
  exampleAd({ requestCount: 2, nextArrivalDate: '2030-06-05' }),
  exampleAd({
    id: '019b76da-a800-7838-a932-f8c36951b0e2',
    state: 'draft',
    title: null,
    imagePath: null,
    nightlyPrice: null,
    missingArray: ['photos', 'text', 'nightly-price'],
  }),
  exampleAd({ id: '019b76da-a800-7838-a932-f8c36951b0e3', state: 'paused' }),
  exampleAd({ id: '019b76da-a800-7838-a932-f8c36951b0e4', state: 'hidden' }),
];

const meta: Meta<typeof InState> = {
  title: 'Ads/AdList',
  component: InState,
  args: { ads: ADS, problem: undefined, canBePaid: true, isChoosing: false },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Several: Story = {};
export const SeveralWide: Story = { tags: ['wide'], globals: { locale: 'de' } };
export const SeveralOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const Choosing: Story = {
  args: { isChoosing: true },
  tags: ['wide'],
  globals: { locale: 'de' },
};
export const ChoosingOnPhone: Story = { ...Choosing, tags: ['phone'] };
export const Empty: Story = { args: { ads: [] } };
export const NotPaidYet: Story = { args: { ads: [], canBePaid: false } };
export const NotPaidYetOnPhone: Story = { ...NotPaidYet, tags: ['phone'], globals: { locale: 'de' } };
export const DraftBeforePayouts: Story = { args: { ads: ADS.slice(1, 2), canBePaid: false } };
export const Loading: Story = { args: { ads: undefined } };
export const Offline: Story = { args: { ads: undefined, problem: 'offline' } };
export const Failed: Story = { args: { ads: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'failed' } };
