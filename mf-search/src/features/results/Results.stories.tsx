import { CallError } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleResultPage, StoryFeed } from '../examples/StoryFeed.tsx';
import { lazyResults } from './lazy-results.ts';
import { Results } from './Results.tsx';

const EMPTY = exampleResultPage({ count: 0 });

const meta: Meta<typeof StoryFeed> = {
  title: 'Search/Results',
  component: StoryFeed,
  args: {
    page: EMPTY,
    search: 'cityId=2960316',
    children: (feed) => <Results feed={feed} query={feed.query} entry="story" />,
  },
  // As after a navigation: its picture shows the whole page.
  loaders: [async () => ({ late: await lazyResults.load() })],
};
export default meta;
type Story = StoryObj<typeof StoryFeed>;

export const Empty: Story = {};

/**
 * Each group can be dropped by itself, and says what that would find; what finds nothing either is not
 * offered.
 */
export const EmptyWithWishes: Story = {
  args: {
    page: {
      ...EMPTY,
      looserArray: [
        { without: 'place', count: 10_001 },
        { without: 'stay', count: 3 },
        { without: 'guests', count: 0 },
        { without: 'budget', count: 43 },
        { without: 'filters', count: 1 },
      ],
    },
    search:
      'cityId=2960316&typeId=1&arrivalDate=2030-06-05&departureDate=2030-06-09&adultCount=2&maximumDailyBudget=40',
  },
};

export const PartOfTheAddressLeftOut: Story = {
  args: { children: (feed) => <Results feed={feed} query={feed.query} entry="story" isPartDropped /> },
};

const UNREACHABLE = new CallError(503, 'unreachable', 'The service cannot be reached.');

/** Bar, tools and map stay. */
export const Failed: Story = {
  args: {
    children: ({ query }) => <Results feed={undefined} failure={UNREACHABLE} query={query} entry="story" />,
  },
};

export const OneHome: Story = { args: { page: exampleResultPage({ count: 1 }) } };

export const OnePage: Story = { args: { page: exampleResultPage({ count: 2 }) } };
