import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Mail from 'lucide-react/icons/mail';
import { textFieldGuide } from './TextField.guide.ts';
import { TextField } from './TextField.tsx';

const meta: Meta<typeof TextField> = {
  title: 'Kit/TextField',
  component: TextField,
  tags: ['autodocs'],
  parameters: { guide: textFieldGuide },
  argTypes: {
    disabled: { control: 'boolean' },
    required: { control: 'boolean' },
    readOnly: { control: 'boolean' },
    placeholder: { control: 'text' },
  },
  args: { label: 'E-mail', type: 'email', autoComplete: 'email' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof TextField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'marie@example.lu' } };
export const WithHint: Story = { args: { hint: 'We send the confirmation there and nothing else.' } };
export const WithIcon: Story = { args: { icon: Mail, placeholder: 'name@example.lu' } };
export const Optional: Story = { args: { label: 'Telephone', type: 'tel', note: 'optional' } };
export const Required: Story = { args: { required: true } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'marie@example.lu' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'marie@example.lu' } };

export const WithError: Story = {
  args: { defaultValue: 'marie@', error: 'Please write the whole address, such as name@example.lu.' },
};

/** German's long words break instead of widening the page. */
export const LongWords: Story = {
  args: {
    label: 'Rechtsschutzversicherungsgesellschaft des Untervermieters',
    hint: 'Wie auf der Versicherungsbestätigung der Haftpflichtversicherungsgesellschaft angegeben.',
    error: 'Bitte geben Sie die Versicherungsgesellschaft an.',
  },
};
