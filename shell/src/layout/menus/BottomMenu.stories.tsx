import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { releasesServing } from '../testing/example-releases.ts';
import { onPage, storyPage, unread } from '../testing/story-page.tsx';
import { BottomMenu } from './BottomMenu.tsx';

const meta: Meta<typeof BottomMenu> = {
  ...storyPage,
  title: 'Shell/BottomMenu',
  component: BottomMenu,
  tags: ['phone'],
};
export default meta;

type Story = StoryObj<typeof BottomMenu>;

export const Visitor: Story = {};
export const WithUnread: Story = { parameters: onPage({ session: unread(0, 3), path: '/blog/events' }) };
export const WithManyUnread: Story = {
  parameters: onPage({ session: unread(0, 12), path: '/dashboard/conversation' }),
};
export const TwoPages: Story = { parameters: onPage({ registry: releasesServing(['search', 'events']) }) };
export const German: Story = { globals: { locale: 'de' }, parameters: onPage({ session: unread(0, 12) }) };
