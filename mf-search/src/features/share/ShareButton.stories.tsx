import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ShareButton } from './ShareButton.tsx';

const meta: Meta<typeof ShareButton> = {
  title: 'Search/ShareButton',
  component: ShareButton,
  args: { title: 'Bright flat above the Pétrusse' },
};
export default meta;
type Story = StoryObj<typeof ShareButton>;

export const Plain: Story = {};

export const German: Story = { globals: { locale: 'de' } };
