import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderInfo } from './OrderInfo.tsx';

const meta: Meta<typeof OrderInfo> = {
  title: 'Search/OrderInfo',
  component: OrderInfo,
  args: { sort: 'recommended' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover();
  },
};
export default meta;
type Story = StoryObj<typeof OrderInfo>;

export const Recommended: Story = {};
export const ByPrice: Story = { args: { sort: 'price' } };
