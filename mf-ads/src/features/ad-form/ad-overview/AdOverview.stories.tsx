import type { Ad } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { AdStore } from '../../ad-store/ad-store.ts';
import { examplePhotos, exampleWholeAd } from '../../examples/example-whole-ad.ts';
import { AdOverview } from './AdOverview.tsx';

type Args = {
  ad: Ad | undefined;
  problem: AdStore['problem'];
  isMissing: boolean;
  isLoading: boolean;
};

function InState({ ad, ...state }: Args) {
  const root = useRootStore();
  const [store] = useState(() =>
    runInAction(() => Object.assign(new AdStore(root), { ...state, id: ad?.id, saved: ad })),
  );
  return (
    <main>
      <AdOverview store={store} />
    </main>
  );
}

const WHOLE = exampleWholeAd({ photoArray: examplePhotos, missingArray: [] });

const meta: Meta<typeof InState> = {
  title: 'Ads/AdOverview',
  component: InState,
  args: { ad: exampleWholeAd(), problem: undefined, isMissing: false, isLoading: false },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Draft: Story = {};
export const DraftOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const DraftWithoutWords: Story = { args: { ad: exampleWholeAd({ textArray: [] }) } };
export const Published: Story = {
  args: { ad: { ...WHOLE, state: 'published' } },
  tags: ['wide'],
  globals: { locale: 'fr' },
};
export const PublishedIncomplete: Story = {
  args: { ad: { ...WHOLE, state: 'published', streetAddress: null, missingArray: ['street-address'] } },
  globals: { locale: 'de' },
};
export const PublishedOnPhone: Story = {
  args: { ad: { ...WHOLE, state: 'published' } },
  tags: ['phone'],
  globals: { locale: 'de' },
};
export const Ready: Story = { args: { ad: WHOLE }, globals: { locale: 'de' } };
export const Paused: Story = { args: { ad: { ...WHOLE, state: 'paused' } } };
export const InReview: Story = { args: { ad: { ...WHOLE, state: 'in-review' } } };
export const Hidden: Story = {
  args: { ad: { ...WHOLE, state: 'hidden', hiddenReason: 'Die Fotos zeigen ein anderes Haus.' } },
};
export const Archived: Story = { args: { ad: { ...WHOLE, state: 'archived' } } };
export const Loading: Story = { args: { ad: undefined, isLoading: true } };
export const Offline: Story = { args: { ad: undefined, problem: 'offline' } };
export const Failed: Story = { args: { ad: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'failed' } };
export const Missing: Story = { args: { ad: undefined, isMissing: true } };
