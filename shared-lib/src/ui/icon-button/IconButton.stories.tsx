import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Heart from 'lucide-react/icons/heart';
import { Picture } from '../picture/Picture.tsx';
import { storyPicture } from '../picture/story-picture.ts';
import { iconButtonGuide } from './IconButton.guide.ts';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'Kit/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  parameters: { guide: iconButtonGuide },
  argTypes: { disabled: { control: 'boolean' }, 'aria-pressed': { control: 'boolean' } },
  args: { label: 'Save this home', icon: Heart },
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Plain: Story = {};
export const Pressed: Story = { args: { 'aria-pressed': true } };
export const Disabled: Story = { args: { disabled: true } };

export const FloatingOnPicture: Story = {
  args: { variant: 'floating' },
  render: (args) => (
    <div style={{ position: 'relative', maxInlineSize: '20rem' }}>
      <Picture url={storyPicture(3)} sizes="20rem" alt="A brick terrace in the morning" />
      <div style={{ position: 'absolute', insetBlockStart: 8, insetInlineEnd: 8 }}>
        <IconButton {...args} />
      </div>
    </div>
  ),
};
