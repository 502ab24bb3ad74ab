import type { PropertyVisit } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { examplePictures, exampleProperty } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { Favorites } from './favorite-lists/Favorites.tsx';
import { FavoritePageStore } from './favorite-lists/favorite-page-store.ts';
import { readView } from './favorite-lists/favorites-view.ts';
import { History } from './History.tsx';
import { HistoryStore } from './history-store.ts';

type Args = {
  page: 'favorites' | 'history';
  /** How many homes there are; undefined while they are on their way. */
  count: number | undefined;
  problem: 'offline' | 'failed' | undefined;
  isPaused?: boolean;
};

const GONE = 2;

function visits(count: number): PropertyVisit[] {
  return Array.from({ length: count }, (_value, index) => {
    const propertyId = `${index}${exampleProperty.id.slice(1)}`;
    const property = { ...exampleProperty, id: propertyId, imageArray: examplePictures(3) };
    return {
      propertyId,
      visitTimestamp: `2026-11-${String(12 - Math.floor(index / 2)).padStart(2, '0')}T10:00:00.000Z`,
      property: index === GONE ? null : property,
    };
  });
}

const SEARCHES = [
  'countryCode=LU&arrivalDate=2027-03-12&departureDate=2027-03-15&adultCount=2',
  'petCount=1',
].map((query, index) => ({ id: `${index}`, query, searchTimestamp: '2026-11-12T11:00:00.000Z' }));

function InState({ page, count, problem, isPaused = false }: Args) {
  const root = useRootStore();
  const [stores] = useState(() => {
    const favorites = new FavoritePageStore(root);
    const history = new HistoryStore(root);
    const visitArray = count === undefined ? undefined : visits(count);
    const state = { problem, isLoading: count === undefined && !problem };
    runInAction(() => {
      const rest = { searches: count ? SEARCHES : [], isPaused };
      Object.assign(history.list, state, { items: visitArray, rest });
      Object.assign(favorites.list, state, {
        items: visitArray?.map(({ visitTimestamp, ...visit }) => ({
          ...visit,
          creationTimestamp: visitTimestamp,
          listId: null,
          note: '',
          isBookableForStay: null,
        })),
        rest: [],
      });
    });
    return { favorites, history };
  });
  return (
    <main>
      {page === 'favorites' ? (
        <Favorites store={stores.favorites} view={readView(new URLSearchParams(), '2030-01-01')} />
      ) : (
        <History store={stores.history} />
      )}
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Search/KeptHomes',
  component: InState,
  args: { page: 'favorites', count: 5, problem: undefined },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const OwnFavorites: Story = { tags: ['wide'], globals: { locale: 'de' } };
export const OwnFavoritesOnPhone: Story = { tags: ['phone'], globals: { locale: 'fr' } };
export const NoFavorites: Story = { args: { count: 0 } };
export const FavoritesLoading: Story = { args: { count: undefined } };
export const FavoritesOffline: Story = { args: { count: undefined, problem: 'offline' } };
export const FavoritesFailed: Story = { args: { count: undefined, problem: 'failed' } };
export const FavoritesOutdated: Story = { args: { problem: 'failed' } };
export const OwnHistory: Story = { args: { page: 'history' }, tags: ['wide'], globals: { locale: 'de' } };
export const OwnHistoryOnPhone: Story = { ...OwnHistory, tags: ['phone'] };
export const ClearingHistory: Story = {
  args: { page: 'history', count: 1 },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Clear history' })),
};
export const NoHistory: Story = { args: { page: 'history', count: 0 }, globals: { locale: 'de' } };
export const PausedHistory: Story = {
  args: { page: 'history', count: 1, isPaused: true },
  globals: { locale: 'de' },
};
