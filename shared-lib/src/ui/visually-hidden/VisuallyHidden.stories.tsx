import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta: Meta<typeof VisuallyHidden> = { title: 'Kit/VisuallyHidden', component: VisuallyHidden };
export default meta;

type Story = StoryObj<typeof VisuallyHidden>;

export const BesideVisibleText: Story = {
  render: () => (
    <p>
      4.8 <VisuallyHidden>of five stars</VisuallyHidden>
    </p>
  ),
};
