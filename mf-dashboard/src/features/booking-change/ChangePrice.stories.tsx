import { useRootStore } from '@moien/shared-lib';
import { exampleQuote } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { receive } from '../booking/received.ts';
import { exampleBooking, exampleChange } from '../examples/example-booking.ts';
import { ChangePrice } from './ChangePrice.tsx';
import { ChangeDraft, type DraftQuote } from './change-draft.ts';

function InState({ quote }: { quote: DraftQuote }) {
  const { api } = useRootStore();
  const [draft] = useState(() => {
    const made = new ChangeDraft(receive(exampleBooking()), (body) =>
      api.call('quoteBookingChange', { body }),
    );
    runInAction(() => {
      made.quote = quote;
    });
    return made;
  });
  return <ChangePrice draft={draft} booked={exampleQuote} />;
}

const known = (difference: number): DraftQuote => ({
  status: 'known',
  quote: {
    quote: { ...exampleChange().quote, total: exampleQuote.total + difference },
    digest: 'A'.repeat(43),
    difference,
  },
});

const meta: Meta<typeof InState> = { title: 'Dashboard/ChangePrice', component: InState };
export default meta;
type Story = StoryObj<typeof InState>;

export const Nothing: Story = { args: { quote: { status: 'none' } } };
export const Asking: Story = { args: { quote: { status: 'asking' } } };
export const More: Story = { args: { quote: known(15_052) } };
export const LessGerman: Story = { args: { quote: known(-15_052) }, globals: { locale: 'de' } };
export const Same: Story = { args: { quote: known(0) } };
export const NotAvailable: Story = {
  args: {
    quote: {
      status: 'refused',
      message: 'These dates are no longer available.',
      nextFreeStay: { arrivalDate: '2030-06-12', departureDate: '2030-06-16' },
    },
  },
};
export const Offline: Story = { args: { quote: { status: 'unreachable' } } };
