import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { examplePictures, exampleQuote, exampleSession, exampleSummary } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { favoritesStore } from '../favorites/favorites-store.ts';
import { highlightStore } from '../highlight/highlight-store.ts';
import { PropertyCard } from './PropertyCard.tsx';

const HOME = exampleSummary;

const meta: Meta<typeof PropertyCard> = {
  title: 'Search/PropertyCard',
  component: PropertyCard,
  args: { property: HOME },
  decorators: [
    (Story) => (
      <main>
        <h2>Homes</h2>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof PropertyCard>;

export const ForNights: Story = { args: { property: { ...HOME, isAvailableForLongTerm: false } } };

export const ForMonths: Story = {
  args: {
    property: {
      ...HOME,
      isAvailableForShortTerm: false,
      isAvailableForLongTerm: true,
      nightlyPrice: null,
      monthlyPrice: 185_000,
    },
  },
};

export const ForBoth: Story = {};

export const WithoutRating: Story = { args: { property: { ...HOME, ratingAverage: null, reviewCount: 0 } } };

export const RatedElsewhere: Story = { args: { property: { ...HOME, isRatedElsewhere: true } } };

export const OnlyTheNeededFacts: Story = {
  args: { property: { ...HOME, bedroomCount: null, bathroomCount: null, areaSquareMetres: null } },
};

export const Studio: Story = { args: { property: { ...HOME, bedroomCount: 0, guestCount: 1 } } };

export const LongWords: Story = {
  args: {
    property: {
      ...HOME,
      title: 'Dachgeschosswohnungsbesichtigungstermin in der Donaudampfschifffahrtsgesellschaftsstraße',
      cityName: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
    },
  },
};

export const HostileText: Story = {
  args: { property: { ...HOME, title: '<img src=x onerror=alert(1)> & "quotes"' } },
};

/** The total, with its lines behind it. */
export const ForStay: Story = { args: { property: { ...HOME, quote: exampleQuote } } };

export const ForStayWithLines: Story = {
  args: { property: { ...HOME, quote: exampleQuote } },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover();
  },
};

/** Prices in another currency than the home's are about so much. */
export const ForStayInAnotherCurrency: Story = {
  args: { property: { ...HOME, quote: exampleQuote } },
  decorators: [
    (Story) => {
      const { currency } = useRootStore();
      useState(() => {
        currency.follow([{ currency: 'CHF', rate: 0.95, day: '2030-01-02' }]);
        currency.choose('CHF');
      });
      return <Story />;
    },
  ],
};

/** Every order says why the home stands here. */
export const WhyRecommended: Story = {
  args: { rank: { sort: 'recommended', place: 2, total: 52 } },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover();
  },
};

export const WhyRecommendedWithoutReviews: Story = {
  args: {
    rank: { sort: 'recommended', place: 7, total: 52 },
    property: { ...HOME, ratingAverage: null, reviewCount: 0 },
  },
  play: WhyRecommended.play,
};

export const WhyNearest: Story = {
  args: { rank: { sort: 'distance', place: 3, total: 52 }, property: { ...HOME, distanceMetres: 1_234 } },
  play: WhyRecommended.play,
};

export const Favorite: Story = {
  decorators: [
    (Story) => {
      const { session } = useRootStore();
      const favorites = useFeatureStore(favoritesStore);
      // Nobody answers: what is chosen stays on its way.
      useState(() => {
        session.follow(exampleSession);
        void favorites.toggle({ propertyId: HOME.id, title: HOME.title });
      });
      return <Story />;
    },
  ],
};

/** Somebody points at its pin. */
export const PointedAt: Story = {
  decorators: [
    (Story) => {
      const highlight = useFeatureStore(highlightStore);
      useState(() => highlight.pointAtPin(HOME.id));
      return <Story />;
    },
  ],
};

export const OnePicture: Story = { args: { property: { ...HOME, imageArray: examplePictures(1) } } };

export const ManyPictures: Story = { args: { property: { ...HOME, imageArray: examplePictures(9) } } };

export const NearBy: Story = { args: { property: { ...HOME, distanceMetres: 420 } } };

/** In the city that was searched: its quarter, and how far it is to the centre. */
export const FromTheCentre: Story = {
  args: { property: { ...HOME, distanceMetres: 1_840 }, cityId: HOME.cityId },
};

export const WithoutQuarter: Story = { args: { property: { ...HOME, district: null } } };

export const LongWordsForStay: Story = {
  args: {
    rank: { sort: 'recommended', place: 2, total: 52 },
    property: {
      ...HOME,
      title: 'Dachgeschosswohnungsbesichtigungstermin in der Donaudampfschifffahrtsgesellschaftsstraße',
      cityName: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
      distanceMetres: 123_456,
      quote: { ...exampleQuote, total: 1_234_567 },
    },
  },
};
