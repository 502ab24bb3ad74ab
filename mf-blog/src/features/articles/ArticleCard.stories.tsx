import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleArticle } from '../examples/example-article.ts';
import { ArticleCard } from './ArticleCard.tsx';

const meta: Meta<typeof ArticleCard> = {
  title: 'Blog/ArticleCard',
  component: ArticleCard,
  args: { article: exampleArticle() },
  decorators: [
    (Story) => (
      <main>
        <h1>Articles</h1>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ArticleCard>;

export const InAList: Story = {};

export const Lead: Story = { args: { isLead: true } };

export const LongWords: Story = {
  args: {
    article: exampleArticle({
      title: 'Wohnungsbesichtigungsterminvereinbarungsbestätigungsschreiben richtig lesen',
      summary: 'Donaudampfschifffahrtsgesellschaftskapitänswohnungsmietvertragsverlängerung leicht gemacht.',
    }),
  },
};

export const HostileText: Story = {
  args: { article: exampleArticle({ title: '<img src=x onerror=alert(1)> & "quotes"' }) },
};
