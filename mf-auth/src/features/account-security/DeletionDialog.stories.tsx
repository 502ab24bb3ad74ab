import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleAccount } from '../examples/example-account.ts';
import { DeletionDialog } from './DeletionDialog.tsx';

const meta: Meta<typeof DeletionDialog> = {
  title: 'Auth/DeletionDialog',
  component: DeletionDialog,
  args: { account: exampleAccount(), onClose: () => undefined, onDeleted: async () => undefined },
};
export default meta;
type Story = StoryObj<typeof DeletionDialog>;

export const WithPassword: Story = {};

export const WithCode: Story = { args: { account: exampleAccount({ hasPassword: false }) } };

export const WithPasskey: Story = {
  args: { account: exampleAccount({ hasPasskey: true }) },
  tags: ['phone'],
  globals: { locale: 'de' },
};

export const OnPhone: Story = { tags: ['phone'] };
