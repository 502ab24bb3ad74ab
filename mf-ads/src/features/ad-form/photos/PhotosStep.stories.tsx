import { AD_PHOTO_PART_BYTES, AD_PHOTOS_MAXIMUM } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { AdStore } from '../../ad-store/ad-store.ts';
import { examplePhotos, exampleWholeAd } from '../../examples/example-whole-ad.ts';
import { adFormTexts } from '../ad-form-texts.ts';
import { PhotoSheet } from './PhotoSheet.tsx';
import { PhotosStep } from './PhotosStep.tsx';
import { PhotoUpload } from './photo-upload.ts';
import { photoUploads } from './photo-uploads.ts';

type Line = Partial<Pick<PhotoUpload, 'share' | 'state' | 'message'>> & { name: string };
type Args = { lines: readonly Line[]; photoCount: number };

/** Uploads as they stand, of which nothing is sent. */
function InState({ lines, photoCount }: Args) {
  const root = useRootStore();
  const uploads = useFeatureStore(photoUploads);
  const photoArray = examplePhotos.slice(0, photoCount);
  const ad = exampleWholeAd({ photoArray });
  const [store] = useState(() =>
    runInAction(() => {
      const file = (name: string) => new File([new Uint8Array(AD_PHOTO_PART_BYTES)], name);
      uploads.uploads = lines.map(({ name, ...state }, index) =>
        Object.assign(new PhotoUpload(ad.id, file(name), `${index}`), state),
      );
      return Object.assign(new AdStore(root), { id: ad.id, saved: ad });
    }),
  );
  return (
    <main style={{ display: 'grid', gap: 'var(--space-6)', padding: 'var(--gutter)' }}>
      <WithTexts namespace="ad-form" texts={adFormTexts}>
        <PhotosStep store={store} ad={ad} />
      </WithTexts>
    </main>
  );
}

/** The sheet of the photo that looks like the first. */
function OpenSheet() {
  const root = useRootStore();
  const texts = exampleWholeAd().textArray;
  const ad = exampleWholeAd({
    photoArray: examplePhotos,
    textArray: [...texts, { language: 'fr', title: '', description: '' }],
  });
  const [store] = useState(() => Object.assign(new AdStore(root), { id: ad.id, saved: ad }));
  const [photo] = examplePhotos.slice(-1);
  const ignore = () => undefined;
  const handle = {
    ...{ onPointerDown: ignore, onPointerMove: ignore, onPointerUp: ignore, onPointerCancel: ignore },
  };
  const order = { photos: examplePhotos, dragged: undefined, said: '', move: ignore, handle: () => handle };
  return (
    <main>
      <WithTexts namespace="ad-form" texts={adFormTexts}>
        {photo && (
          <PhotoSheet
            {...{ photo, order, store, ad }}
            unsaved={new Map()}
            onClose={ignore}
            onRemoved={ignore}
          />
        )}
      </WithTexts>
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Ads/PhotosStep',
  component: InState,
  args: { lines: [], photoCount: 0 },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const OnTheirWay: Story = {
  args: {
    lines: [
      { name: 'Wohnzimmer.jpg', state: 'sending', share: 0.6 },
      { name: 'Ein sehr langer Name eines Fotos vom Balkon mit Blick über die Sauer.jpg', state: 'sending' },
      { name: 'IMG_2041.jpg' },
    ],
  },
  globals: { locale: 'de' },
};
export const OnTheirWayOnPhone: Story = { ...OnTheirWay, tags: ['phone'] };
export const Broken: Story = {
  args: {
    photoCount: 2,
    lines: [
      { name: 'Kitchen.jpg', state: 'paused', share: 0.6 },
      { name: 'Bath.jpg', state: 'failed' },
      {
        name: 'Plan.jpg',
        state: 'failed',
        message: 'This isn’t a photo that we can read. JPEG, PNG, WebP and AVIF all work.',
      },
    ],
  },
};
export const Full: Story = {
  args: { lines: Array.from({ length: AD_PHOTOS_MAXIMUM }, (_, number) => ({ name: `${number + 1}.jpg` })) },
};
export const WithPhotosOnPhone: Story = {
  args: { photoCount: 3 },
  tags: ['phone'],
  globals: { locale: 'de' },
};
export const Sheet: Story = { render: () => <OpenSheet />, globals: { locale: 'de' } };
export const SheetOnPhone: Story = { ...Sheet, tags: ['phone'] };
