import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { selectGuide } from './Select.guide.ts';
import { Select } from './Select.tsx';

const meta: Meta<typeof Select> = {
  title: 'Kit/Select',
  component: Select,
  tags: ['autodocs'],
  parameters: { guide: selectGuide },
  argTypes: { disabled: { control: 'boolean' } },
  args: {
    label: 'Reason',
    children: ['A question', 'A home', 'An invoice'].map((text) => <option key={text}>{text}</option>),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Select>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'So that the right person reads it.', note: 'optional' } };
export const WithError: Story = { args: { error: 'Please choose a topic.' } };
export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Grundstücksverkehrsgenehmigungszuständigkeit',
    children: [
      'Verfügbarkeitsbenachrichtigungen für Ferienwohnungsvermittlungsgesellschaften',
      'Nebenkostenabrechnungsbestimmungen',
    ].map((text) => <option key={text}>{text}</option>),
  },
};
