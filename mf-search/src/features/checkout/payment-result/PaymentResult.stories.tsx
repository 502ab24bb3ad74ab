import type { Booking, PaymentStatus, RemoteDeclaration } from '@moien/contract';
import { RootStoreProvider, useRootStore } from '@moien/shared-lib';
import { exampleRegistry, exampleRoot, exampleShell } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import declaration from '../../../../remote.json' with { type: 'json' };
import {
  exampleBooking,
  exampleBookingId,
  exampleGuest,
  examplePayment,
} from '../../examples/example-booking.ts';
import { exampleDashboard } from '../../examples/example-dashboard.ts';
import { PaymentResult } from './PaymentResult.tsx';
import type { PaymentView } from './payment-store.ts';

type Args = { payment?: Partial<PaymentStatus>; booking?: Partial<Booking>; view?: PaymentView };

/** As the document brought it; nothing answers in a story. */
function Page({ payment, booking, view }: Args) {
  const { languageTag } = useRootStore();
  const { i18n } = useTranslation();
  const known: PaymentView = {
    status: 'known',
    payment: { ...examplePayment, ...payment },
    booking: { ...exampleBooking, state: 'confirmed', deadline: null, actionArray: [], ...booking },
    isStale: false,
  };
  const [root] = useState(() => {
    const made = exampleRoot({
      languageTag,
      session: exampleGuest,
      registry: exampleRegistry(declaration as RemoteDeclaration, exampleDashboard),
      featureSnapshots: { 'search/payment': [[exampleBookingId, view ?? known]] },
    });
    made.navigation.connect(exampleShell());
    return made;
  });
  return (
    <RootStoreProvider root={root} texts={i18n}>
      <PaymentResult bookingId={exampleBookingId} />
    </RootStoreProvider>
  );
}

const meta: Meta<typeof Page> = { title: 'Search/PaymentResult', component: Page };
export default meta;
type Story = StoryObj<typeof Page>;

const held = (payment: Partial<PaymentStatus>): Args => ({
  payment: { bookingState: 'held', ...payment },
  booking: { state: 'held', deadline: exampleBooking.deadline, actionArray: ['pay'] },
});

export const Booked: Story = {};
export const BookedInGerman: Story = { globals: { locale: 'de' }, tags: ['phone'] };
export const Requested: Story = {
  args: {
    payment: { bookingState: 'requested', isAuthorisation: true },
    booking: {
      state: 'requested',
      isInstant: false,
      deadline: { kind: 'request', endsAt: '2030-04-09T12:00:00.000Z', secondsLeft: 172_800 },
    },
  },
};
export const RequestedInGerman: Story = { ...Requested, globals: { locale: 'de' }, tags: ['phone'] };
export const Challenge: Story = {
  args: held({ state: 'challenge', challengeUrl: 'https://bank.example/confirm' }),
};
export const UnderWay: Story = { args: held({ state: 'unknown' }) };
export const Failed: Story = { args: held({ state: 'failed', failure: 'three-d-secure-failed' }) };
export const Unpaid: Story = { args: held({ state: 'none' }) };
export const Expired: Story = {
  args: { payment: { bookingState: 'hold-expired', state: 'none' }, booking: { state: 'hold-expired' } },
};
export const Refunded: Story = {
  args: {
    payment: { bookingState: 'cancelled' },
    booking: { state: 'cancelled', refundedTotal: 53_424 },
  },
};
export const Ended: Story = {
  args: { payment: { bookingState: 'declined' }, booking: { state: 'declined' } },
};
export const NotByAnybodyElse: Story = { args: { view: { status: 'missing' } } };
export const SignedOut: Story = { args: { view: { status: 'signed-out' } } };
export const Offline: Story = { args: { view: { status: 'unreachable' } } };
export const OfflineSince: Story = {
  args: {
    view: {
      status: 'known',
      payment: examplePayment,
      booking: { ...exampleBooking, state: 'confirmed', deadline: null, actionArray: [] },
      isStale: true,
    },
  },
};
