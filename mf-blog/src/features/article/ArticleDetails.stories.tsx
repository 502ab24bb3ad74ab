import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleArticle, exampleWholeArticle } from '../examples/example-article.ts';
import { ArticleDetails } from './ArticleDetails.tsx';

const EVERYTHING = `
<p>Take an hour, a <strong>pencil</strong> and a pot of <em>tea</em>, and <a href="/en/search">a home</a> to think of.</p>
<h2 id="passages">The passages</h2>
<ol><li>Who signs. Every adult who lives there should be named.</li><li>What you pay, in separate lines.</li></ol>
<h3 id="beside">What lies beside it</h3>
<ul><li>The house rules</li><li>The energy certificate<ul><li>with its date</li></ul></li></ul>
<blockquote><p>A good protocol protects both sides.</p></blockquote>
<table><thead><tr><th>Where</th><th>Usual limit of the deposit</th><th>Without charges</th><th>Furnished</th></tr></thead>
<tbody><tr><td>Luxembourg</td><td>two months</td><td>yes</td><td>two months</td></tr>
<tr><td>Germany</td><td>three months</td><td>yes</td><td>three months</td></tr></tbody></table>
<hr><p>Write <code>read and understood</code> only when it is true.</p>
<pre><code>rent + charges = what leaves your account</code></pre>`;

const meta: Meta<typeof ArticleDetails> = {
  title: 'Blog/ArticleDetails',
  component: ArticleDetails,
  args: { article: exampleWholeArticle({ bodyHtml: EVERYTHING }) },
};
export default meta;
type Story = StoryObj<typeof ArticleDetails>;

export const EveryElement: Story = {};

export const WithRelatedArticles: Story = {
  args: {
    article: exampleWholeArticle({
      relatedArticleArray: [
        exampleArticle({ id: '2', title: 'Good neighbours' }),
        exampleArticle({ id: '3', title: 'Cooking in a small kitchen' }),
      ],
    }),
  },
};

export const LongWords: Story = {
  args: {
    article: exampleWholeArticle({
      title: 'Wohnungsbesichtigungsterminvereinbarungsbestätigungsschreiben richtig lesen',
      bodyHtml: `<p>${'Donaudampfschifffahrtsgesellschaftskapitänsmietvertrag'.repeat(3)}</p>`,
    }),
  },
};
