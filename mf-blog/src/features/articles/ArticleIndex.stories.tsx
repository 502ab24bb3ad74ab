import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleArticle } from '../examples/example-article.ts';
import { exampleEvent } from '../examples/example-event.ts';
import { ArticleIndex } from './ArticleIndex.tsx';

const ARTICLES = [
  exampleArticle(),
  exampleArticle({ id: '2', title: 'Good neighbours', topic: 'arriving' }),
  exampleArticle({ id: '3', title: 'Cooking in a small kitchen' }),
];
const PAGE = {
  articleArray: ARTICLES,
  page: 1,
  pageCount: 1,
  count: 3,
  topicArray: [
    { topic: 'arriving', articleCount: 1 },
    { topic: 'renting', articleCount: 2 },
  ],
};

const meta: Meta<typeof ArticleIndex> = {
  title: 'Blog/ArticleIndex',
  component: ArticleIndex,
  args: { page: PAGE, events: [exampleEvent(), exampleEvent({ id: '2', title: 'Breakfast for newcomers' })] },
};
export default meta;
type Story = StoryObj<typeof ArticleIndex>;

export const Articles: Story = {};

export const WithoutEvents: Story = { args: { events: [] } };

export const OnOneTopic: Story = {
  args: { topic: 'renting', events: [], page: { ...PAGE, articleArray: ARTICLES.slice(2) } },
};

export const MiddleOfMany: Story = { args: { events: [], page: { ...PAGE, page: 4, pageCount: 9 } } };

export const EmptyTopic: Story = {
  args: { topic: 'cats', events: [], page: { ...PAGE, articleArray: [], count: 0, pageCount: 0 } },
};

export const Empty: Story = {
  args: { events: [], page: { articleArray: [], page: 1, pageCount: 0, count: 0, topicArray: [] } },
};
