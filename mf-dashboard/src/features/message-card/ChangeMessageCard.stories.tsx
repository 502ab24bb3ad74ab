import type { Booking } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { receive } from '../booking/received.ts';
import {
  type ActionFailure,
  type BookingProblem,
  RentalBookingStore,
} from '../booking-store/rental-booking-store.ts';
import { exampleBooking, exampleChange } from '../examples/example-booking.ts';
import { ChangeInMessage } from './ChangeInMessage.tsx';

type Args = {
  booking: Booking | undefined;
  problem: BookingProblem | undefined;
  failure: ActionFailure | undefined;
};

function InState({ booking, problem, failure }: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new RentalBookingStore(root, 'change');
    runInAction(() => Object.assign(made, { received: booking && receive(booking), problem, failure }));
    return made;
  });
  return <ChangeInMessage store={store} />;
}

const meta: Meta<typeof InState> = {
  title: 'Dashboard/ChangeMessageCard',
  component: InState,
  args: { booking: undefined, problem: undefined, failure: undefined },
};
export default meta;
type Story = StoryObj<typeof InState>;

const of = (role: Booking['role'], change: Parameters<typeof exampleChange>[0] = {}) =>
  exampleBooking({ role, change: exampleChange(change) });

export const ProposedByHost: Story = { args: { booking: of('guest', { difference: 0 }) } };
export const ToPay: Story = { args: { booking: of('guest', { isPaymentNeeded: true }) } };
export const ToPayOnPhone: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  args: { booking: of('guest', { isPaymentNeeded: true }) },
};
export const ProposedByGuest: Story = {
  args: { booking: of('owner', { proposedBy: 'guest', adultCount: 3 }) },
};
export const ProposedByOneself: Story = { args: { booking: of('owner') } };
export const NotDone: Story = {
  args: {
    booking: of('owner', { proposedBy: 'guest' }),
    failure: {
      action: 'decide-change',
      code: 'dates-taken',
      message: 'These dates are no longer available.',
    },
  },
};
export const Accepted: Story = { args: { booking: of('owner', { state: 'accepted' }) } };
export const AcceptedOnPhone: Story = {
  tags: ['phone'],
  globals: { locale: 'fr' },
  args: { booking: of('guest', { state: 'accepted', difference: -15_052 }) },
};
export const Declined: Story = { args: { booking: of('guest', { state: 'declined', difference: 0 }) } };
export const Expired: Story = { args: { booking: of('guest', { state: 'expired' }) } };
export const Withdrawn: Story = { args: { booking: of('guest', { state: 'withdrawn' }) } };
export const Loading: Story = {};
export const Missing: Story = { args: { problem: 'missing' } };
export const Failed: Story = { args: { problem: 'failed' } };
export const Offline: Story = { args: { problem: 'offline' } };
