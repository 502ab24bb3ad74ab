import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/Button.tsx';
import { emptyStateGuide } from './EmptyState.guide.ts';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = {
  title: 'Kit/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  parameters: { guide: emptyStateGuide },
  args: {
    title: 'No home matches yet',
    text: 'A wider circle or one filter less often helps.',
    action: <Button variant="primary">Clear all filters</Button>,
  },
};
export default meta;

type Story = StoryObj<typeof EmptyState>;

export const WithAction: Story = {};
export const WithoutAction: Story = { args: { action: undefined } };

export const German: Story = {
  args: {
    title: 'Zu Ihrer Suche passt zurzeit keine Unterkunft',
    text: 'Ein größerer Umkreis oder ein Ausstattungsmerkmal weniger hilft oft weiter.',
    action: <Button variant="primary">Alle Filtereinstellungen zurücksetzen</Button>,
  },
};
