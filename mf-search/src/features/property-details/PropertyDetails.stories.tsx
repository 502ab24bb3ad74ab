import { exampleExtendedData, examplePictures, exampleProperty } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { lazyBooking } from '../booking-box/lazy-booking.ts';
import { groupFeatures } from './group-features.ts';
import { lazyDetails } from './lazy-details.ts';
import { PropertyDetails } from './PropertyDetails.tsx';

const property = { ...exampleProperty, imageArray: examplePictures(5) };
const featureGroups = groupFeatures(property, exampleExtendedData, 'en');

const meta: Meta<typeof PropertyDetails> = {
  title: 'Search/PropertyDetails',
  component: PropertyDetails,
  args: {
    view: { property, featureGroups, permissions: { pets: true, smoking: false, parties: false } },
    today: '2030-04-07',
    now: '2030-04-07T09:00:00.000Z',
  },
  // As after a navigation: its picture shows the whole page.
  loaders: [async () => ({ late: await Promise.all([lazyDetails.load(), lazyBooking.load()]) })],
};
export default meta;
type Story = StoryObj<typeof PropertyDetails>;

export const Whole: Story = {};

export const WithoutFeatures: Story = { args: { view: { property, featureGroups: [] } } };

/** Imported from elsewhere. */
export const Imported: Story = {
  args: {
    view: {
      property: { ...property, isRatedElsewhere: true, otherAmenityArray: ['Piano', 'Boat slip', 'Bidet'] },
      featureGroups,
    },
  },
};

export const ForMonths: Story = {
  args: {
    view: { property: { ...property, isAvailableForShortTerm: false, nightlyPrice: null }, featureGroups },
  },
};

export const InAnotherLanguage: Story = {
  args: {
    view: {
      property: {
        ...property,
        title: 'Dachgeschosswohnungsbesichtigungstermin in der Donaudampfschifffahrtsgesellschaftsstraße',
        description: 'Zwei Zimmer unter dem Dach, mit einem Balkon über dem Tal.',
        textLanguage: 'de',
        originalLanguage: 'de',
      },
      featureGroups,
    },
  },
};
