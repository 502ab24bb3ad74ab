import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { checkboxGuide } from './Checkbox.guide.ts';
import { Checkbox } from './Checkbox.tsx';

const meta: Meta<typeof Checkbox> = {
  title: 'Kit/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  parameters: { guide: checkboxGuide },
  argTypes: { disabled: { control: 'boolean' } },
  args: { label: 'Send me the newest homes once a week' },
};
export default meta;

type Story = StoryObj<typeof Checkbox>;

export const Unticked: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'You can end it in every letter.' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledTicked: Story = { args: { disabled: true, defaultChecked: true } };

export const WithLinkAndError: Story = {
  args: {
    label: (
      <>
        I accept the <a href="#terms">terms</a>
      </>
    ),
    error: 'Please accept the terms to go on.',
  },
};

export const LongWords: Story = {
  args: {
    label:
      'Ich habe die Nebenkostenabrechnungsbestimmungen und die Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung gelesen.',
    error: 'Bitte bestätigen Sie die Nebenkostenabrechnungsbestimmungen.',
  },
};
