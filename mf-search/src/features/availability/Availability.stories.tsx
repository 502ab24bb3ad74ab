import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Availability } from './Availability.tsx';

const meta: Meta<typeof Availability> = {
  title: 'Search/Availability',
  component: Availability,
  args: { today: '2030-04-07', unavailable: [] },
};
export default meta;
type Story = StoryObj<typeof Availability>;

export const Free: Story = {};

export const PartlyTaken: Story = {
  args: {
    unavailable: [
      { start: '2030-04-10', end: '2030-04-14' },
      { start: '2030-04-28', end: '2030-05-06' },
    ],
  },
};

export const Taken: Story = { args: { unavailable: [{ start: '2030-04-07', end: '2031-04-07' }] } };

export const LastDayOfTheYear: Story = { args: { today: '2030-12-31' } };
