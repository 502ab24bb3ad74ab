import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { toggleGuide } from './Toggle.guide.ts';
import { Toggle } from './Toggle.tsx';

const meta: Meta<typeof Toggle> = {
  title: 'Kit/Toggle',
  component: Toggle,
  tags: ['autodocs'],
  parameters: { guide: toggleGuide },
  argTypes: { disabled: { control: 'boolean' } },
  args: { label: 'Statistics' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Toggle>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'We count visits without knowing who you are.' } };
export const Disabled: Story = { args: { disabled: true } };
export const AlwaysOn: Story = { args: { disabled: true, defaultChecked: true, label: 'Necessary' } };

export const LongWords: Story = {
  args: {
    label: 'Verfügbarkeitsbenachrichtigungen für Ferienwohnungsvermittlungsgesellschaften',
    hint: 'Die Benachrichtigungseinstellungen gelten für alle Geräte.',
    defaultChecked: true,
  },
};
