import type { Ad } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { AdStore } from '../ad-store/ad-store.ts';
import { examplePhotos, exampleWholeAd } from '../examples/example-whole-ad.ts';
import { AdForm } from './AdForm.tsx';
import { adFormTexts } from './ad-form-texts.ts';
import type { AdStep } from './ad-steps.ts';

type Args = {
  step: AdStep;
  ad: Ad | undefined;
  saveState: AdStore['saveState'];
  problem: AdStore['problem'];
  isMissing: boolean;
};

function InState({ step, ad, ...state }: Args) {
  const root = useRootStore();
  const [store] = useState(() =>
    runInAction(() =>
      Object.assign(new AdStore(root), { ...state, id: ad?.id, saved: ad, featureCategories: [] }),
    ),
  );
  return (
    <main>
      <WithTexts namespace="ad-form" texts={adFormTexts}>
        <AdForm store={store} step={step} />
      </WithTexts>
    </main>
  );
}

const whole = exampleWholeAd({ photoArray: examplePhotos, missingArray: [] });

const meta: Meta<typeof InState> = {
  title: 'Ads/AdForm',
  component: InState,
  args: { step: 'kind', ad: exampleWholeAd(), saveState: 'saved', problem: undefined, isMissing: false },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Kind: Story = {};
export const KindOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const Place: Story = { args: { step: 'place' } };
export const Rooms: Story = { args: { step: 'rooms' } };
export const Photos: Story = { args: { step: 'photos', ad: whole } };
export const PhotosEmpty: Story = { args: { step: 'photos' } };
export const Text: Story = { args: { step: 'text' } };
export const Price: Story = { args: { step: 'price' } };
export const Availability: Story = { args: { step: 'availability' } };
export const Rules: Story = { args: { step: 'rules' } };
export const Legal: Story = { args: { step: 'legal' } };
export const LegalWithNumber: Story = {
  args: {
    step: 'legal',
    ad: exampleWholeAd({ registrationPattern: '^[0-9A-Z]{13}$', missingArray: ['registration-number'] }),
  },
};
export const Preview: Story = { args: { step: 'preview', ad: whole } };
export const PreviewIncomplete: Story = { args: { step: 'preview' } };
export const PreviewBeforePayouts: Story = {
  args: { step: 'preview', ad: { ...whole, canBePaid: false } },
};
export const Published: Story = { args: { step: 'preview', ad: { ...whole, state: 'published' } } };
export const InReview: Story = { args: { step: 'preview', ad: { ...whole, state: 'in-review' } } };
export const Hidden: Story = {
  args: {
    step: 'preview',
    ad: { ...whole, state: 'hidden', hiddenReason: 'Die Fotos zeigen ein anderes Haus.' },
  },
};
export const OfflineWhileSaving: Story = { args: { saveState: 'offline' } };
export const Conflict: Story = { args: { saveState: 'conflict' } };
export const Loading: Story = { args: { ad: undefined } };
export const Failed: Story = { args: { ad: undefined, problem: 'failed' } };
export const Missing: Story = { args: { ad: undefined, isMissing: true } };
