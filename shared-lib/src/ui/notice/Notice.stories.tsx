import type { Meta, StoryObj } from '@storybook/react-webpack5';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Button } from '../button/Button.tsx';
import { noticeGuide } from './Notice.guide.ts';
import { Notice } from './Notice.tsx';

const meta: Meta<typeof Notice> = {
  title: 'Kit/Notice',
  component: Notice,
  tags: ['autodocs'],
  parameters: { guide: noticeGuide },
  args: { tone: 'informative', children: 'We have sent you a mail. Follow its link to go on.' },
};
export default meta;

type Story = StoryObj<typeof Notice>;

const tones = ['informative', 'success', 'warning', 'error'] as const;

export const Tones: Story = {
  render: ({ children }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone}>
          {children}
        </Notice>
      ))}
    </div>
  ),
};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    icon: WifiOff,
    children: 'We could not reach the service, so this may not be the newest.',
    action: <Button>Try again</Button>,
  },
};
