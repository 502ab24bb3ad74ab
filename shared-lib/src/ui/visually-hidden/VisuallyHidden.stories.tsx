import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { visuallyHiddenGuide } from './VisuallyHidden.guide.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Kit/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  parameters: { guide: visuallyHiddenGuide },
  args: { children: 'of five stars' },
};
export default meta;

type Story = StoryObj<typeof VisuallyHidden>;

export const BesideVisibleText: Story = {
  render: (args) => (
    <p>
      4.8 <VisuallyHidden {...args} />
    </p>
  ),
};
