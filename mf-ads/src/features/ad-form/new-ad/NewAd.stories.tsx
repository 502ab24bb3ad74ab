import type { PropertyType } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { adFormTexts } from '../ad-form-texts.ts';
import { NewAd } from './NewAd.tsx';

const kind = (id: number, name: string, en: string, fr: string, de: string): PropertyType => ({
  ...{ id, name },
  text: { en, fr, de },
});
const KINDS = [
  kind(1, 'apartment', 'Apartment', 'Appartement', 'Wohnung'),
  kind(2, 'house', 'House', 'Maison', 'Haus'),
  kind(3, 'studio', 'Studio', 'Studio', 'Studio'),
  kind(4, 'loft', 'Loft', 'Loft', 'Loft'),
  kind(8, 'farm-stay', 'Farm stay', 'Ferme', 'Bauernhof'),
  kind(14, 'serviced-apartment', 'Serviced apartment', 'Appart’hôtel', 'Serviced Apartment'),
  kind(19, 'other', 'Other', 'Autre', 'Sonstige'),
  kind(20, 'room', 'Room', 'Chambre', 'Zimmer'),
  kind(99, 'treehouse', 'Treehouse', 'Cabane', 'Baumhaus'),
];

function InPage() {
  const { essentials } = useRootStore();
  useState(() =>
    runInAction(() =>
      Object.assign(essentials, { essentials: { ...essentials.essentials, propertyTypeArray: KINDS } }),
    ),
  );
  return (
    <main>
      <WithTexts namespace="ad-form" texts={adFormTexts}>
        <NewAd />
      </WithTexts>
    </main>
  );
}

const meta: Meta<typeof InPage> = {
  title: 'Ads/NewAd',
  component: InPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InPage>;

export const Kinds: Story = { tags: ['wide'], globals: { locale: 'de' } };
export const KindsOnPhone: Story = { tags: ['phone'], globals: { locale: 'fr' } };
