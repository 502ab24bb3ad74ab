import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ShareDialog } from './ShareDialog.tsx';

const meta: Meta<typeof ShareDialog> = {
  title: 'Search/ShareDialog',
  component: ShareDialog,
  args: {
    url: 'https://example.org/de/property/019b76da-a800-7838-a932-f8c36951b066?arrivalDate=2030-04-20',
    onClose: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof ShareDialog>;

export const Open: Story = {};
