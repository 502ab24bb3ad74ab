import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { priceGuide } from './Price.guide.ts';
import { Price } from './Price.tsx';

const meta: Meta<typeof Price> = {
  title: 'Kit/Price',
  component: Price,
  tags: ['autodocs'],
  parameters: { guide: priceGuide },
  argTypes: { language: { control: false, description: 'The toolbar chooses it.' } },
  args: { amount: 145000, currency: 'EUR' },
  render: (args, { globals }) => <Price {...args} language={String(globals.locale)} />,
};
export default meta;

type Story = StoryObj<typeof Price>;

export const Whole: Story = {};
export const WithCents: Story = { args: { amount: 8950 } };
export const WithSuffix: Story = { args: { suffix: '/ month' } };
export const SwissFrancs: Story = { args: { currency: 'CHF' } };
export const Converted: Story = { args: { currency: 'CHF', isApproximate: true, suffix: '/ night' } };
