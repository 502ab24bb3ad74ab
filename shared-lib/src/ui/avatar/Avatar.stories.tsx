import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CountBadge } from '../badge/CountBadge.tsx';
import { storyPicture } from '../picture/story-picture.ts';
import { avatarGuide } from './Avatar.guide.ts';
import { Avatar } from './Avatar.tsx';

const meta: Meta<typeof Avatar> = {
  title: 'Kit/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  parameters: { guide: avatarGuide },
  args: { firstName: 'Marie', label: 'Marie Weber' },
};
export default meta;

type Story = StoryObj<typeof Avatar>;

export const Letter: Story = {};
export const WithPicture: Story = { args: { url: storyPicture(1)(512) } };

/** People without a picture, by their ids. */
export const Colours: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      {['a', 'b', 'c', 'd'].map((id) => (
        <Avatar key={id} {...args} id={id} />
      ))}
    </div>
  ),
};

/** The picture could not be loaded. */
export const Failed: Story = { args: { url: 'data:image/avif;base64,broken' } };

/** Somebody without a name. */
export const Nameless: Story = { args: { firstName: '', label: 'Guest' } };

export const WithCount: Story = { args: { badge: <CountBadge count={3} label="3 unread messages" /> } };
export const WithManyUnread: Story = {
  args: { url: storyPicture(2)(512), badge: <CountBadge count={42} label="42 unread messages" /> },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
    </div>
  ),
};
