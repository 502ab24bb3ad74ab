import type { Booking } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { receive } from '../booking/received.ts';
import { type BookingProblem, RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import {
  exampleBooking,
  exampleChange,
  exampleDeadline,
  exampleRequest,
} from '../examples/example-booking.ts';
import { BookingInMessage } from './BookingInMessage.tsx';

type Args = { booking: Booking | undefined; problem: BookingProblem | undefined };

function InState({ booking, problem }: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new RentalBookingStore(root);
    runInAction(() => Object.assign(made, { received: booking && receive(booking), problem }));
    return made;
  });
  return <BookingInMessage store={store} />;
}

const meta: Meta<typeof InState> = {
  title: 'Dashboard/MessageCard',
  component: InState,
  args: { booking: exampleBooking(), problem: undefined },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Booked: Story = {};
export const RequestOfHost: Story = { args: { booking: exampleRequest('owner') } };
export const RequestOfHostOnPhone: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  args: { booking: exampleRequest('owner') },
};
export const RequestOfGuest: Story = { args: { booking: exampleRequest('guest') } };
export const PaymentDue: Story = {
  args: {
    booking: exampleBooking({ deadline: exampleDeadline('payment', 50_000), actionArray: ['pay', 'cancel'] }),
  },
};
export const DepositDue: Story = {
  args: { booking: exampleBooking({ actionArray: ['secure-deposit', 'cancel'] }) },
};
export const DepositDueOnPhone: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  args: { booking: exampleBooking({ actionArray: ['secure-deposit', 'cancel'] }) },
};
/** Their own change is shown to the host once the difference is reserved. */
export const ChangeToPay: Story = {
  args: {
    booking: exampleBooking({
      change: exampleChange({ proposedBy: 'guest', isPaymentNeeded: true }),
      actionArray: ['cancel'],
    }),
  },
};
export const Cancelled: Story = {
  args: { booking: exampleBooking({ state: 'cancelled', actionArray: [], refundTotal: 68_476 }) },
};
export const Loading: Story = { args: { booking: undefined } };
export const Missing: Story = { args: { booking: undefined, problem: 'missing' } };
export const Offline: Story = { args: { booking: undefined, problem: 'offline' } };
