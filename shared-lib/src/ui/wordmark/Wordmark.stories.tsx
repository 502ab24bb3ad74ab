import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { wordmarkGuide } from './Wordmark.guide.ts';
import { Wordmark } from './Wordmark.tsx';

const meta: Meta<typeof Wordmark> = {
  title: 'Kit/Wordmark',
  component: Wordmark,
  tags: ['autodocs'],
  parameters: { guide: wordmarkGuide },
};
export default meta;

type Story = StoryObj<typeof Wordmark>;

export const Plain: Story = {};
