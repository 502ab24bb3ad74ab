import { WithTexts } from '@moien/shared-lib/lazy-texts';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { storyPage } from '../testing/story-page.tsx';
import { PushQuestion } from './PushQuestion.tsx';
import { pushQuestionTexts } from './push-question-texts.ts';

const meta: Meta<typeof PushQuestion> = {
  ...storyPage,
  title: 'Shell/PushQuestion',
  component: PushQuestion,
  loaders: [
    async () => ({ texts: await Promise.all(Object.values(pushQuestionTexts).map((one) => one.load())) }),
  ],
  render: () => (
    <WithTexts namespace="push-question" texts={pushQuestionTexts}>
      <PushQuestion onAnswered={() => undefined} />
    </WithTexts>
  ),
};
export default meta;

type Story = StoryObj<typeof PushQuestion>;

export const OnPhone: Story = { tags: ['phone'] };
export const GermanOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const Wide: Story = { tags: ['wide'], globals: { locale: 'fr' } };
