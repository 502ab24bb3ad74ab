import { type ToastVariant, useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { storyPage } from '../testing/story-page.tsx';
import { Toasts } from './Toasts.tsx';

function Shown({ messages }: { messages: [ToastVariant, string][] }) {
  const { toast } = useRootStore();
  useEffect(() => {
    for (const [variant, text] of messages) toast.show(variant, text);
    // A story stands still: as if somebody pointed at it.
    document.querySelector('li')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, [toast, messages]);
  return <Toasts />;
}

const meta: Meta<typeof Shown> = { ...storyPage, title: 'Shell/Toasts', component: Shown };
export default meta;

type Story = StoryObj<typeof Shown>;

export const Four: Story = {
  args: {
    messages: [
      ['success', 'The home is saved.'],
      ['informative', 'Prices are shown in Swiss francs from now on.'],
      ['warning', 'The price has changed since yesterday.'],
      ['error', 'The message was not sent.'],
    ],
  },
};
export const OnPhone: Story = { tags: ['phone'], args: { messages: [['success', 'The home is saved.']] } };
