import type { Meta, StoryObj } from '@storybook/react-webpack5';
import BedDouble from 'lucide-react/icons/bed-double';
import { iconGuide } from './Icon.guide.ts';
import { Icon } from './Icon.tsx';

const meta: Meta<typeof Icon> = {
  title: 'Kit/Icon',
  component: Icon,
  tags: ['autodocs'],
  parameters: { guide: iconGuide },
  args: { of: BedDouble, label: 'Bedrooms' },
};
export default meta;

type Story = StoryObj<typeof Icon>;

export const Small: Story = { args: { size: 'small' } };
export const Medium: Story = {};
export const Large: Story = { args: { size: 'large' } };
