import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { textareaGuide } from './Textarea.guide.ts';
import { Textarea } from './Textarea.tsx';

const meta: Meta<typeof Textarea> = {
  title: 'Kit/Textarea',
  component: Textarea,
  tags: ['autodocs'],
  parameters: { guide: textareaGuide },
  argTypes: {
    disabled: { control: 'boolean' },
    required: { control: 'boolean' },
    placeholder: { control: 'text' },
  },
  args: { label: 'Your message' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Textarea>;

export const Empty: Story = { args: { placeholder: 'We answer within one working day.' } };
export const WithHint: Story = { args: { hint: 'At most 2,000 characters.', note: 'optional' } };
export const WithError: Story = { args: { error: 'Please write a few words.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Moien, I have a question.' } };

export const LongText: Story = {
  args: {
    label: 'Nebenkostenabrechnungsbestimmungen',
    defaultValue: 'Die Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung.\n'.repeat(12),
  },
};
