import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { passwordFieldGuide } from './PasswordField.guide.ts';
import { PasswordField } from './PasswordField.tsx';

const meta: Meta<typeof PasswordField> = {
  title: 'Kit/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  parameters: { guide: passwordFieldGuide },
  argTypes: {
    hint: { control: 'text' },
    error: { control: 'text' },
    note: { control: 'text' },
    disabled: { control: 'boolean' },
  },
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    autoComplete: 'new-password',
  },
  decorators: [
    (Story) => (
      <form style={{ maxInlineSize: '24rem' }}>
        <Story />
      </form>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof PasswordField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Quetsch-2026' } };
export const WithHint: Story = { args: { hint: 'At least 8 characters, with a digit and a sign.' } };
export const WithError: Story = {
  args: { defaultValue: 'short', error: 'Please use at least 8 characters.' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Quetsch-2026' } };

export const Shown: Story = {
  args: { defaultValue: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung-2026' },
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
