import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleResultPage, StoryFeed } from '../examples/StoryFeed.tsx';
import { CardSkeletons } from './CardSkeletons.tsx';
import { lazyResults } from './lazy-results.ts';
import styles from './ResultList.module.css';
import { ResultList } from './ResultList.tsx';

const meta: Meta<typeof StoryFeed> = {
  title: 'Search/ResultList',
  component: StoryFeed,
  args: {
    page: exampleResultPage({ count: 6 }),
    search: 'cityId=2960316',
    children: (feed) => <ResultList feed={feed} entry="story" />,
  },
  // As after a navigation: its picture shows the whole list.
  loaders: [async () => ({ late: await lazyResults.load() })],
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
type Story = StoryObj<typeof StoryFeed>;

export const OnePage: Story = {};

/** It began in the middle: the homes before are one link away. */
export const LastPage: Story = {
  args: { page: exampleResultPage({ count: 100, page: 5 }), search: 'cityId=2960316&page=5' },
};

/** The next page did not come: it is asked for again by hand. */
export const MoreFailed: Story = {
  args: { page: { ...exampleResultPage({ count: 4 }), pageCount: 3, count: 72 }, isNextAskedFor: true },
};

/** Places of the cards that are on their way. */
export const Loading: Story = {
  render: () => (
    <ul className={styles.cards} aria-busy="true">
      <CardSkeletons count={6} />
    </ul>
  ),
};
