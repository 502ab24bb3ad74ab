import type { Favorite, FavoriteList, FavoriteShare } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { exampleHomes, examplePictures, exampleProperty, exampleQuote } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import type { FeatureGroup } from '../../property-details/group-features.ts';
import { propertyStore } from '../../property-details/property-store.ts';
import { storeTravelOrigin, type TravelOrigin } from '../travel/travel-origin.ts';
import { Favorites } from './Favorites.tsx';
import { FavoritePageStore } from './favorite-page-store.ts';
import { readView } from './favorites-view.ts';

type Args = {
  list: string | undefined;
  hasStay?: boolean;
  isCompared?: boolean;
  origin?: TravelOrigin;
  shares?: FavoriteShare[];
  isMap?: boolean;
};

const LIST_IDS = [1, 2, 3].map((number) => `019b76da-a800-7838-a932-f8c36951c00${number}`);
const [winter, family, empty] = LIST_IDS;
const LISTS = [
  ['Ein langes Wochenende mit den Großeltern in der Fränkischen Schweiz', family],
  ['Sommer', empty],
  ['Winter in Vianden', winter],
].map(([name, id]) => ({ id, name })) as FavoriteList[];
const NOTES = ['', 'Nah am See. Babybett anfragen, Parkplatz kostet 8 € am Tag.', ''];

function favorites(hasStay: boolean): Favorite[] {
  return exampleHomes(4).map((property, index) => ({
    propertyId: property.id,
    property:
      index === 2
        ? null
        : {
            ...property,
            latitude: property.latitude - 2 * index,
            imageArray: examplePictures(3),
            quote: hasStay && index !== 1 ? exampleQuote : null,
          },
    isBookableForStay: hasStay && index !== 2 ? index !== 1 : null,
    creationTimestamp: '2026-11-12T10:00:00.000Z',
    listId: [winter, family, null, winter][index] ?? null,
    note: NOTES[index] ?? '',
  }));
}

const STAY = 'arrivalDate=2027-06-01&departureDate=2027-06-04&adultCount=2';

/** Each home has some of the amenities. */
function groupsOf(index: number): FeatureGroup[] {
  const names = ['Backofen', 'Waschmaschine', 'Internetzugang über Glasfaser', 'Sauna'];
  const features = names
    .map((text, id) => ({ id: id + 1, name: text, text, unit: null }))
    .filter(({ id }) => id % (index + 1) === 0);
  return [{ id: 1, title: 'Küche', subgroups: [{ id: 2, title: undefined, features }] }];
}

function InState(args: Args) {
  const { list, hasStay = false, isCompared = false, origin, shares = [], isMap = false } = args;
  const root = useRootStore();
  const [store] = useState(() => {
    storeTravelOrigin(origin);
    const made = new FavoritePageStore(root);
    runInAction(() =>
      Object.assign(made.list, { items: favorites(hasStay), rest: { lists: LISTS, shares } }),
    );
    const homes = favorites(hasStay).flatMap(({ property }) => (property ? [property] : []));
    for (const [index, home] of homes.entries()) {
      const property = { ...exampleProperty, ...home, isInstantBookable: index === 1 };
      const permissions = { pets: index === 0, smoking: false, parties: false };
      root
        .feature(propertyStore)
        .views.put(home.id, { property, featureGroups: groupsOf(index), permissions });
    }
    return made;
  });
  const view = readView(new URLSearchParams(hasStay ? STAY : ''), '2026-11-27');
  return (
    <main>
      <Favorites
        store={store}
        view={{
          ...view,
          list,
          isMap,
          compare: isCompared ? favorites(false).map((one) => one.propertyId) : [],
        }}
      />
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Search/Favorites',
  component: InState,
  args: { list: undefined },
  globals: { locale: 'de' },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Lists: Story = { tags: ['wide'] };
export const ListsOnPhone: Story = { tags: ['phone'], globals: { locale: 'fr' } };
export const OneList: Story = { args: { list: winter }, tags: ['wide'] };
export const EmptyList: Story = { args: { list: empty } };
export const NamingList: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click((await canvas.findAllByRole('button', { name: 'Neue Liste' }))[0] as HTMLElement),
};
export const DeletingList: Story = {
  args: { list: family },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Liste löschen' })),
};
export const WritingNote: Story = {
  tags: ['phone'],
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: /^Notiz ändern:/ })),
};
export const WithPrices: Story = { args: { hasStay: true }, tags: ['wide'] };
export const WithPricesOnPhone: Story = { args: { hasStay: true }, tags: ['phone'] };
export const Compared: Story = { args: { hasStay: true, isCompared: true }, tags: ['wide'] };
export const ComparedOnPhone: Story = { args: { isCompared: true }, tags: ['phone'] };

const SHARE = { token: 'Zk3vT9rWq2YxLmN8bHcJ5dFgA1sPeUoV7iKtR4wXyQz', hasNotes: true };
const shareOf = (listId: string | null): FavoriteShare[] => [
  { ...SHARE, listId, expiryTimestamp: '2027-05-26T10:00:00.000Z' },
];

export const Sharing: Story = {
  args: { list: winter },
  tags: ['phone'],
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Teilen' })),
};
export const Shared: Story = {
  args: { list: winter, shares: shareOf(winter ?? null) },
  tags: ['phone', 'wide'],
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Geteilt' })),
};
export const OnMap: Story = { args: { hasStay: true, isMap: true }, tags: ['phone', 'wide'] };

const PARIS = { name: 'Paris', latitude: 48.857, longitude: 2.352 };
export const Travel: Story = { args: { hasStay: true, isCompared: true, origin: PARIS }, tags: ['wide'] };
export const TravelOnPhone: Story = {
  args: { isCompared: true, origin: { ...PARIS, name: 'Villingen-Schwenningen-Neuhausen' } },
  tags: ['phone'],
  globals: { locale: 'fr' },
};
export const ChoosingTravelOrigin: Story = {
  args: { isCompared: true },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Emissionen der Reise' })),
};
