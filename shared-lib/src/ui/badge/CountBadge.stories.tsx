import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { countBadgeGuide } from './CountBadge.guide.ts';
import { CountBadge } from './CountBadge.tsx';

const meta: Meta<typeof CountBadge> = {
  title: 'Kit/CountBadge',
  component: CountBadge,
  tags: ['autodocs'],
  parameters: { guide: countBadgeGuide },
  args: { count: 3, label: '3 unread messages' },
};
export default meta;

type Story = StoryObj<typeof CountBadge>;

export const Few: Story = {};
export const Nine: Story = { args: { count: 9, label: '9 unread messages' } };
export const ManyMore: Story = { args: { count: 128, label: '128 unread messages' } };
export const Exact: Story = { args: { count: 28, label: '28 unread messages', isExact: true } };

/** Nothing is shown. */
export const None: Story = { args: { count: 0, label: 'No unread messages' } };
