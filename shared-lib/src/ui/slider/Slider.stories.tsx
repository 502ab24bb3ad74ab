import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { sliderGuide } from './Slider.guide.ts';
import { Slider, type SliderProps } from './Slider.tsx';

function OwnedSlider(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return <Slider {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof Slider> = {
  title: 'Kit/Slider',
  component: Slider,
  tags: ['autodocs'],
  parameters: { guide: sliderGuide },
  argTypes: { disabled: { control: 'boolean' } },
  render: (args) => <OwnedSlider {...args} />,
  args: {
    label: 'Umkreis',
    minimum: 10,
    maximum: 200,
    value: 50,
    onChange: () => undefined,
    formatValue: (value) => (value === 200 ? '200 + km' : `${value} km`),
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

type Story = StoryObj<typeof Slider>;

export const Between: Story = {};
export const AtTheMinimum: Story = { args: { value: 10 } };
export const AtTheMaximum: Story = { args: { value: 200 } };
/** The value stands for no limit. */
export const Open: Story = { args: { value: 200, isOpen: true } };
export const WithHint: Story = { args: { hint: 'Ab der Mitte des Ortes gemessen.', note: 'optional' } };
export const WithError: Story = { args: { error: 'Bitte wählen Sie einen kleineren Umkreis.' } };
export const Disabled: Story = { args: { disabled: true } };
export const WithHistogram: Story = { args: { histogram: [2, 5, 9, 14, 11, 7, 4, 3, 1, 0, 1, 2] } };
export const Focused: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus(),
};

export const HalfSteps: Story = {
  args: {
    label: 'Wohnfläche',
    minimum: 0,
    maximum: 300,
    step: 0.5,
    value: 62.5,
    formatValue: (value) => `ab ${String(value).replace('.', ',')} m²`,
  },
};

export const LongWords: Story = {
  args: {
    label: 'Grundstücksverkehrsgenehmigungszuständigkeitsentfernung',
    hint: 'Nebenkostenabrechnungsbestimmungen und Verfügbarkeitsbenachrichtigungen.',
  },
};
