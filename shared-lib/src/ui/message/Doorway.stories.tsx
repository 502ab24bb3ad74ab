import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { doorwayGuide } from './Doorway.guide.ts';
import { Doorway } from './Doorway.tsx';

const meta: Meta<typeof Doorway> = {
  title: 'Kit/Doorway',
  component: Doorway,
  tags: ['autodocs'],
  parameters: { guide: doorwayGuide },
  args: { scene: 'vacant' },
};
export default meta;

type Story = StoryObj<typeof Doorway>;

export const Vacant: Story = {};
export const Closed: Story = { args: { scene: 'closed' } };
export const Broken: Story = { args: { scene: 'broken' } };
