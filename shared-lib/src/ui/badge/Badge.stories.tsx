import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Zap from 'lucide-react/icons/zap';
import { badgeGuide } from './Badge.guide.ts';
import { Badge } from './Badge.tsx';

const meta: Meta<typeof Badge> = {
  title: 'Kit/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: { guide: badgeGuide },
  args: { children: 'Bookable at once' },
};
export default meta;

type Story = StoryObj<typeof Badge>;

export const WithIcon: Story = { args: { tone: 'accent', icon: Zap } };

const tones = ['neutral', 'accent', 'second', 'warning', 'error', 'informative', 'success'] as const;

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};
