import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NewPasswordField } from './NewPasswordField.tsx';

const meta: Meta<typeof NewPasswordField> = {
  title: 'Auth/Password needs',
  component: NewPasswordField,
  args: { label: 'Password', name: 'password', value: '' },
  decorators: [
    (Story) => (
      <form style={{ maxInlineSize: '28rem' }}>
        <Story />
      </form>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof NewPasswordField>;

export const Empty: Story = {};
export const SomeMissing: Story = { args: { value: 'Quetschen' } };
export const Complete: Story = { args: { value: 'Quetsch-2026' } };
export const WithErrorOnPhone: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  args: { label: 'Passwort', value: 'quetsch', error: 'Das Passwort braucht mindestens 8 Zeichen.' },
};
