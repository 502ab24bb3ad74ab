import type { SharedFavorites as Shared } from '@moien/contract';
import { exampleHomes, examplePictures, exampleQuote } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { readView } from '../favorite-lists/favorites-view.ts';
import { EndedShare } from './EndedShare.tsx';
import { SharedFavorites } from './SharedFavorites.tsx';

const STAY = 'arrivalDate=2027-06-01&departureDate=2027-06-04&adultCount=2';
const NOTES = ['', 'Nah am See. Babybett anfragen, Parkplatz kostet 8 € am Tag.', ''];

function sharedList(hasStay: boolean): Shared {
  const favoriteArray = exampleHomes(3).map((property, index) => ({
    property:
      index === 2
        ? null
        : {
            ...property,
            imageArray: examplePictures(3),
            quote: hasStay && index === 0 ? exampleQuote : null,
          },
    note: NOTES[index] ?? '',
    isBookableForStay: hasStay && index !== 2 ? index === 0 : null,
  }));
  return { listName: 'Winter in Vianden', firstName: 'Léa', favoriteArray };
}

type Args = { shared: Shared; stay: string };

const InState = ({ shared, stay }: Args) => (
  <main>
    <SharedFavorites
      shared={shared}
      token={'a'.repeat(43)}
      view={readView(new URLSearchParams(stay), '2026-11-27')}
    />
  </main>
);

const meta: Meta<typeof InState> = {
  title: 'Search/SharedFavorites',
  component: InState,
  args: { shared: sharedList(false), stay: '' },
  globals: { locale: 'de' },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const List: Story = { tags: ['wide'] };
export const ListOnPhone: Story = { tags: ['phone'], globals: { locale: 'fr' } };
export const ForStay: Story = { args: { shared: sharedList(true), stay: STAY } };
export const DefaultList: Story = { args: { shared: { ...sharedList(false), listName: null } } };
export const EmptyList: Story = { args: { shared: { ...sharedList(false), favoriteArray: [] } } };
export const Ended: Story = {
  render: () => (
    <main>
      <EndedShare />
    </main>
  ),
};
