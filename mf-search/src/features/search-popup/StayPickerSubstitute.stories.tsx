import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StayPickerSubstitute } from './StayPickerSubstitute.tsx';

const meta: Meta<typeof StayPickerSubstitute> = {
  title: 'Search/StayPickerSubstitute',
  component: StayPickerSubstitute,
  args: { hasFailed: false, onRetry: () => undefined },
};
export default meta;
type Story = StoryObj<typeof StayPickerSubstitute>;

export const Waiting: Story = {};

export const Failed: Story = { args: { hasFailed: true } };

export const FailedOnPhone: Story = { args: { hasFailed: true }, tags: ['phone'], globals: { locale: 'de' } };
