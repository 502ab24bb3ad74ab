import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleState } from '../examples/example-conversation.ts';
import { ReportDialog } from './ReportDialog.tsx';

const meta: Meta<typeof ReportDialog> = {
  title: 'Messaging/Report',
  component: ReportDialog,
  args: { conversationId: exampleState().id, name: 'Tom', isOpen: true, onClose: () => undefined },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof ReportDialog>;

export const Asking: Story = {};
export const OnPhone: Story = { tags: ['phone'], globals: { locale: 'fr' } };
export const WithoutReason: Story = {
  play: async ({ canvasElement }) => {
    const { body } = canvasElement.ownerDocument;
    body.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  },
};
