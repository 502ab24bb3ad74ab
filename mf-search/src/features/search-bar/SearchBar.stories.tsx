import type { City } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useMemo } from 'react';
import { type LocationStore, locationStore } from './location-store.ts';
import { SearchBar } from './SearchBar.tsx';

const PLACES: City[] = [
  {
    id: 2_960_316,
    name: 'Luxembourg',
    localizedName: { en: 'Luxembourg', fr: 'Luxembourg', de: 'Luxemburg' },
    countryCode: 'LU',
    latitude: 49.61,
    longitude: 6.13,
    propertyCount: 520,
  },
  {
    id: 2_960_187,
    name: 'Mondorf-les-Bains',
    localizedName: null,
    countryCode: 'LU',
    latitude: 49.51,
    longitude: 6.28,
    propertyCount: 1,
  },
];

type Answer = Partial<Pick<LocationStore, 'cities' | 'hasFoundNothing' | 'hasFailed' | 'shownCityId'>>;

/** The search bar when its last question was answered so. */
const answered =
  (answer: Answer): Decorator =>
  (Story) => {
    const root = useRootStore();
    useMemo(() => runInAction(() => Object.assign(root.feature(locationStore), answer)), [root]);
    return <Story />;
  };

const meta: Meta<typeof SearchBar> = {
  title: 'Search/SearchBar',
  component: SearchBar,
  play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus(),
};
export default meta;
type Story = StoryObj<typeof SearchBar>;

export const Closed: Story = { play: () => undefined, decorators: [answered({ cities: PLACES })] };

export const Suggestions: Story = { decorators: [answered({ cities: PLACES })] };

export const NothingFound: Story = { decorators: [answered({ hasFoundNothing: true })] };

/** Of the homes of a place. */
export const OfAPlace: Story = {
  play: () => undefined,
  decorators: [answered({ shownCityId: 2_960_316 })],
};

export const Failed: Story = { decorators: [answered({ hasFailed: true })] };
