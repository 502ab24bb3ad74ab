import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { amountLinesGuide } from './AmountLines.guide.ts';
import { AmountLines } from './AmountLines.tsx';

const meta: Meta<typeof AmountLines> = {
  title: 'Kit/AmountLines',
  component: AmountLines,
  tags: ['autodocs'],
  parameters: { guide: amountLinesGuide },
  args: {
    lines: [
      { id: 'nights', name: '3 nights × €142', amount: '€426' },
      { id: 'cleaning', name: 'Cleaning fee', amount: '€60' },
      { id: 'total', name: 'Total', amount: '€486', isTotal: true },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof AmountLines>;

export const Price: Story = {};

export const WithNotes: Story = {
  args: {
    lines: [
      { id: 'nights', name: '3 nights × €142', amount: '€426', note: 'Free cancellation until 5 June' },
      { id: 'discount', name: 'Weekly discount, 10%', amount: '-€42.60' },
      { id: 'total', name: 'Total', amount: '€383.40', note: 'Charged in euros', isTotal: true },
    ],
  },
};

export const LongWords: Story = {
  args: {
    lines: [
      { id: 'tax', name: 'Übernachtungssteuer der Stadtverwaltung, 14 × 2,50 €', amount: '1.234.567,89 €' },
      {
        id: 'total',
        name: 'Gesamtpreis einschließlich Reinigungsgebühr',
        amount: '1.234.567,89 €',
        isTotal: true,
      },
    ],
  },
};
