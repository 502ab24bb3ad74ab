import type { BookingDeposit, RemoteDeclaration } from '@moien/contract';
import { RootStoreProvider, useRootStore } from '@moien/shared-lib';
import { exampleRegistry, exampleRoot, exampleShell } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import declaration from '../../../../remote.json' with { type: 'json' };
import {
  answeredPayment,
  type BookingAnswers,
  bookingService,
  ok,
  refusal,
} from '../../examples/booking-service.ts';
import {
  exampleBooking,
  exampleBookingId,
  exampleGuest,
  examplePayment,
  exampleRegistration,
} from '../../examples/example-booking.ts';
import { exampleDashboard } from '../../examples/example-dashboard.ts';
import { lazyCheckout } from '../lazy-checkout.ts';
import type { PaymentView } from '../payment-result/payment-store.ts';
import { DepositPaymentView } from './DepositPaymentView.tsx';

type Args = { deposit?: Partial<BookingDeposit>; answers?: BookingAnswers; view?: PaymentView };

const DUE: BookingDeposit = {
  state: 'due',
  amount: 30_000,
  claimUntil: null,
  claim: null,
  answer: null,
  answerUntil: null,
  captured: null,
  settlementReason: null,
};

/** As the document brought it. */
function Page({ deposit, answers, view }: Args) {
  const { languageTag } = useRootStore();
  const { i18n } = useTranslation();
  const depositStatus = { ...DUE, ...deposit };
  const known: PaymentView = {
    status: 'known',
    payment: examplePayment,
    booking: {
      ...exampleBooking,
      state: 'confirmed',
      deadline: null,
      deposit: DUE.amount,
      depositStatus,
      actionArray: depositStatus.state === 'due' ? ['secure-deposit'] : [],
    },
    isStale: false,
  };
  const [root] = useState(() => {
    const made = exampleRoot({
      languageTag,
      session: exampleGuest,
      registry: exampleRegistry(declaration as RemoteDeclaration, exampleDashboard),
      transport: bookingService(answers).transport,
      featureSnapshots: { 'search/payment': [[exampleBookingId, view ?? known]] },
    });
    made.navigation.connect(exampleShell());
    return made;
  });
  return (
    <RootStoreProvider root={root} texts={i18n}>
      <DepositPaymentView bookingId={exampleBookingId} />
    </RootStoreProvider>
  );
}

const meta: Meta<typeof Page> = {
  title: 'Search/DepositPayment',
  component: Page,
  loaders: [async () => ({ late: await lazyCheckout.load() })],
};
export default meta;
type Story = StoryObj<typeof Page>;

const REGISTER = 'POST /api/bookings/:id/card-registration';
const PAY = 'POST /api/bookings/:id/payment';
const CARD = ['4970107111111119', '12/31', '123'];

/** The card goes nowhere: the address answers by itself. */
const registered = ok({ ...exampleRegistration, url: 'data:text/plain,data=token' });
const declined = answeredPayment({ state: 'failed', failure: 'declined' });
const send: Story['play'] = ({ canvasElement }) => {
  for (const [index, field] of canvasElement.querySelectorAll('input').entries())
    field.value = CARD[index] ?? '';
  canvasElement.querySelector<HTMLButtonElement>('[type=submit]')?.click();
};

export const Due: Story = {};
export const DueGerman: Story = { globals: { locale: 'de' } };
export const DueFrenchOnAPhone: Story = { globals: { locale: 'fr' }, tags: ['phone'] };
/** Nothing is sent: the fields say what is missing. */
export const SentEmpty: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLButtonElement>('[type=submit]')?.click(),
};
export const Declined: Story = {
  args: { answers: { [REGISTER]: registered, [PAY]: declined } },
  play: send,
};
export const DeclinedGermanOnAPhone: Story = { ...Declined, globals: { locale: 'de' }, tags: ['phone'] };
export const Refused: Story = {
  args: { answers: { [REGISTER]: refusal(503, 'payments-unavailable') } },
  play: send,
};
export const Unreachable: Story = {
  args: {
    answers: {
      [REGISTER]: () => {
        throw new Error('offline');
      },
    },
  },
  play: send,
};
export const ReservedAlready: Story = { args: { deposit: { state: 'authorised' } } };
export const ReservedAlreadyGermanOnAPhone: Story = {
  ...ReservedAlready,
  globals: { locale: 'de' },
  tags: ['phone'],
};
export const SignedOut: Story = { args: { view: { status: 'signed-out' } } };
export const NotByAnybodyElse: Story = { args: { view: { status: 'missing' } } };
export const Offline: Story = { args: { view: { status: 'unreachable' } } };
