import { useFeatureStore } from '@moien/shared-lib';
import { exampleProperty } from '@moien/shared-lib/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';
import { useMemo } from 'react';
import { FavoriteButton } from './FavoriteButton.tsx';
import { favoritesStore } from './favorites-store.ts';

/** The home could not be kept, for this reason where the service gave one. */
const failing =
  (message?: string): Decorator =>
  (Story) => {
    const favorites = useFeatureStore(favoritesStore);
    useMemo(
      () => favorites.fail({ propertyId: exampleProperty.id, ...(message && { message }) }),
      [favorites],
    );
    return <Story />;
  };

const meta: Meta<typeof FavoriteButton> = {
  title: 'Search/FavoriteButton',
  component: FavoriteButton,
  args: { property: exampleProperty },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: '8rem', maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof FavoriteButton>;

export const Open: Story = {};
export const Named: Story = { args: { variant: 'named' } };
export const Unreachable: Story = { decorators: [failing()], globals: { locale: 'de' } };
export const ServiceFailed: Story = {
  decorators: [
    failing('Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einigen Minuten noch einmal.'),
  ],
  globals: { locale: 'de' },
  tags: ['phone'],
};
