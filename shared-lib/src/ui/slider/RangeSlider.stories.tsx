import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { rangeSliderGuide } from './RangeSlider.guide.ts';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';
import { bentScale } from './slider-scale.ts';

function OwnedRangeSlider(props: RangeSliderProps) {
  const [value, setValue] = useState(props.value);
  return <RangeSlider {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof RangeSlider> = {
  title: 'Kit/RangeSlider',
  component: RangeSlider,
  tags: ['autodocs'],
  parameters: { guide: rangeSliderGuide },
  render: (args) => <OwnedRangeSlider {...args} />,
  args: {
    label: 'Preis pro Nacht',
    fromLabel: 'Mindestens',
    toLabel: 'Höchstens',
    minimum: 0,
    maximum: 2000,
    value: [320, 1240],
    onChange: () => undefined,
    formatValue: (value) => (value === 2000 ? '2000 + €' : `${value} €`),
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

type Story = StoryObj<typeof RangeSlider>;

const prices = [3, 8, 19, 34, 41, 52, 47, 38, 29, 24, 18, 15, 9, 7, 6, 4, 2, 3, 1, 5];

export const Between: Story = {};
export const Whole: Story = { args: { value: [0, 2000] } };
export const BothAtOnePlace: Story = { args: { value: [800, 800] } };
export const BothAtTheMaximum: Story = { args: { value: [2000, 2000] } };
export const WithHistogram: Story = { args: { histogram: prices } };
export const WithEmptyHistogram: Story = { args: { histogram: prices.map(() => 0) } };
export const WithNote: Story = {
  args: { histogram: prices.map(() => 0), note: 'Nichts in dieser Auswahl.' },
};
export const Disabled: Story = { args: { disabled: true, histogram: prices } };

/** The thumb that has the focus is seen whole, although the other one stands beside it. */
export const Focused: Story = {
  args: { value: [800, 830], histogram: prices },
  play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus(),
};

/** Most of the track for common values; bars of any width. */
export const UnevenScale: Story = {
  args: {
    value: [60, 180],
    scale: bentScale(0, 300, 2000),
    histogram: prices.map((count, index) => ({ start: index * 4.4, width: 4.4, height: (count / 52) * 100 })),
  },
};

export const UnevenScaleDisabled: Story = { args: { ...UnevenScale.args, disabled: true } };

export const UnevenScaleFocused: Story = { args: UnevenScale.args, play: Focused.play };

export const HalfSteps: Story = {
  args: {
    label: 'Wohnfläche',
    maximum: 300,
    step: 0.5,
    value: [42.5, 120],
    formatValue: (value) => `${String(value).replace('.', ',')} m²`,
  },
};

export const FewSteps: Story = {
  args: {
    label: 'Schlafzimmer',
    maximum: 6,
    value: [1, 3],
    formatValue: String,
    formatRange: ([from, to]) => `${from} bis ${to} Zimmer`,
  },
};

export const LongWords: Story = {
  args: {
    label: 'Nebenkostenabrechnungsbestimmungsgrenzen und Verfügbarkeitsbenachrichtigungen',
    histogram: prices,
  },
};
