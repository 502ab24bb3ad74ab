import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { dateTextGuide } from './DateText.guide.ts';
import { DateText } from './DateText.tsx';

const meta: Meta<typeof DateText> = {
  title: 'Kit/DateText',
  component: DateText,
  tags: ['autodocs'],
  parameters: { guide: dateTextGuide },
  argTypes: { language: { control: false, description: 'The toolbar chooses it.' } },
  args: { day: '2026-11-21' },
  render: (args, { globals }) => <DateText {...args} language={String(globals.locale)} />,
};
export default meta;

type Story = StoryObj<typeof DateText>;

export const Long: Story = {};
export const Medium: Story = { args: { style: 'medium' } };
export const Weekday: Story = { args: { style: 'weekday' } };
export const Month: Story = { args: { style: 'month' } };
