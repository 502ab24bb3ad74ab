import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProgressBar } from './ProgressBar.tsx';

const meta: Meta<typeof ProgressBar> = {
  title: 'Kit/ProgressBar',
  component: ProgressBar,
  args: { label: 'The page is loading', value: 40 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
};
export default meta;

type Story = StoryObj<typeof ProgressBar>;

export const UnderWay: Story = {};
export const Done: Story = { args: { value: 100 } };
export const Idle: Story = { args: { value: 0 } };
