import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { progressBarGuide } from './ProgressBar.guide.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta: Meta<typeof ProgressBar> = {
  title: 'Kit/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  parameters: { guide: progressBarGuide, docs: { story: { inline: false } } },
  args: { label: 'The page is loading', value: 40 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
};
export default meta;

type Story = StoryObj<typeof ProgressBar>;

export const UnderWay: Story = {};
export const Done: Story = { args: { value: 100 } };
export const Idle: Story = { args: { value: 0 } };
