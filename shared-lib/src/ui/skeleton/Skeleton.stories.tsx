import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../card/Card.tsx';
import { skeletonGuide } from './Skeleton.guide.ts';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = {
  title: 'Kit/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: { guide: skeletonGuide },
};
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Text: Story = {};
export const Title: Story = { args: { shape: 'title', width: 'half' } };
export const Block: Story = { args: { shape: 'block', ratio: '16:9' } };
export const Round: Story = { args: { shape: 'round' } };

/** A card that is on its way. */
export const InCard: Story = {
  render: () => (
    <div style={{ maxInlineSize: '22rem' }} aria-busy="true">
      <Card media={<Skeleton shape="block" ratio="4:3" />}>
        <Skeleton shape="title" width="most" />
        <Skeleton width="half" />
        <Skeleton width="third" />
      </Card>
    </div>
  ),
};
