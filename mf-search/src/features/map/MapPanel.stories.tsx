import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from '@testing-library/react';
import { useEffect } from 'react';
import { manyPins } from '../examples/many-pins.ts';
import { mapPage, storyPage } from '../examples/map-page.tsx';
import { readSearch } from '../search-state/search.ts';
import { MapPanel } from './MapPanel.tsx';

const meta: Meta<typeof MapPanel> = {
  title: 'Search/Map',
  component: MapPanel,
  args: { page: storyPage, query: readSearch(new URLSearchParams('cityId=2960316')).query },
};
export default meta;
type Story = StoryObj<typeof MapPanel>;

const pressPin =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const pin = await within(canvasElement).findByRole('button', { name }, { timeout: 10_000 });
    pin.click();
  };

export const PinsAndClusters: Story = { decorators: [mapPage()], tags: ['wide'] };

export const OnPhone: Story = { decorators: [mapPage()], tags: ['phone'], globals: { locale: 'de' } };

export const PinChosen: Story = { decorators: [mapPage()], tags: ['phone'], play: pressPin(/612/) };

export const HomesAtOnePlace: Story = { decorators: [mapPage()], play: pressPin(/^2 homes$/) };

export const Loading: Story = { decorators: [mapPage({ pins: 'never' })] };

export const Failed: Story = { decorators: [mapPage({ pins: 'failed' })] };

/** The browser says that there is no network. */
export const Offline: Story = {
  decorators: [
    mapPage({ pins: 'failed' }),
    (Story) => {
      useEffect(() => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
        return () => void Reflect.deleteProperty(navigator, 'onLine');
      }, []);
      return <Story />;
    },
  ],
};

export const WithStreets: Story = { decorators: [mapPage({ hasStreets: true })] };

/** The best 25 of 90 homes show their prices, as far as there is room. */
export const BestOfMany: Story = {
  decorators: [mapPage({ pins: manyPins })],
  tags: ['wide'],
  globals: { locale: 'de' },
};

/** Roads, a river, rails and quarters from a file of the site's own. */
export const WithOwnStreets: Story = {
  decorators: [mapPage({ hasOwnStreets: true, pins: manyPins })],
  tags: ['wide', 'phone'],
  globals: { locale: 'de' },
};

export const NothingHere: Story = {
  decorators: [mapPage({ pins: { pinArray: [], count: 0, isCountExact: true } })],
};

/** The whole of Europe: land, lines and names. */
export const FarAway: Story = {
  decorators: [mapPage({ pins: { pinArray: [], count: 0, isCountExact: true } })],
  args: { query: readSearch(new URLSearchParams('bounds=40,-10,60,25')).query },
};

export const Region: Story = {
  decorators: [mapPage({ pins: { pinArray: [], count: 0, isCountExact: true } })],
  args: { query: readSearch(new URLSearchParams('bounds=48.9,4.9,50.3,7.3')).query },
};
