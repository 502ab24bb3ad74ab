import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MapSubstitute } from './MapSubstitute.tsx';

const meta: Meta<typeof MapSubstitute> = {
  title: 'Search/MapSubstitute',
  component: MapSubstitute,
  args: { hasFailed: false, onRetry: () => undefined },
};
export default meta;
type Story = StoryObj<typeof MapSubstitute>;

export const Waiting: Story = {};

export const Failed: Story = { args: { hasFailed: true } };

export const FailedOnPhone: Story = { args: { hasFailed: true }, tags: ['phone'], globals: { locale: 'de' } };
