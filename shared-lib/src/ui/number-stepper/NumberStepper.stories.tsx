import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { numberStepperGuide } from './NumberStepper.guide.ts';
import { NumberStepper, type NumberStepperProps } from './NumberStepper.tsx';

function OwnedStepper(props: NumberStepperProps) {
  const [value, setValue] = useState(props.value);
  return <NumberStepper {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof NumberStepper> = {
  title: 'Kit/NumberStepper',
  component: NumberStepper,
  tags: ['autodocs'],
  parameters: { guide: numberStepperGuide },
  render: (args) => <OwnedStepper {...args} />,
  args: {
    label: 'Erwachsene',
    hint: 'ab 13 Jahren',
    decreaseLabel: 'Eine erwachsene Person weniger',
    increaseLabel: 'Eine erwachsene Person mehr',
    value: 2,
    maximum: 10,
    onChange: () => undefined,
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

type Story = StoryObj<typeof NumberStepper>;

export const Between: Story = {};
export const AtTheMinimum: Story = { args: { value: 0 } };
export const AtTheMaximum: Story = { args: { value: 10 } };
export const WithoutHint: Story = { args: { hint: undefined } };

export const Focused: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus({ focusVisible: true }),
};

export const Several: Story = {
  render: () => (
    <>
      {['Erwachsene', 'Kinder', 'Kleinkinder', 'Haustiere'].map((label, value) => (
        <OwnedStepper
          key={label}
          label={label}
          decreaseLabel={`${label}: weniger`}
          increaseLabel={`${label}: mehr`}
          value={value}
          maximum={10}
          onChange={() => undefined}
        />
      ))}
    </>
  ),
};

export const LongWords: Story = {
  args: {
    label: 'Grundstücksverkehrsgenehmigungszuständigkeiten',
    hint: 'Nebenkostenabrechnungsbestimmungen und Verfügbarkeitsbenachrichtigungen',
    value: 10,
    formatValue: (value) => `${value} +`,
  },
};
