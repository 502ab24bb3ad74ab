import type { Booking } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { receive } from '../booking/received.ts';
import { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import {
  exampleBooking,
  exampleChange,
  exampleClaim,
  exampleDeadline,
  exampleDeposit,
  exampleDispute,
  exampleRequest,
} from '../examples/example-booking.ts';
import { RentalBooking } from './RentalBooking.tsx';

type Args = Pick<RentalBookingStore, 'problem' | 'pending' | 'failure'> & { booking: Booking | undefined };

function InState({ booking, problem, pending, failure }: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new RentalBookingStore(root);
    runInAction(() => {
      made.id = booking?.id;
      made.received = booking && receive(booking);
      Object.assign(made, { problem, pending, failure });
    });
    return made;
  });
  return (
    <main>
      <RentalBooking store={store} />
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Dashboard/RentalBooking',
  component: InState,
  args: { booking: exampleBooking(), problem: undefined, pending: undefined, failure: undefined },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

const of = (booking: Booking): Story => ({ args: { booking } });
const ended = (state: Booking['state'], changes: Partial<Booking> = {}): Story =>
  of(exampleBooking({ state, actionArray: [], ...changes }));

export const Confirmed: Story = {};
export const ConfirmedWide: Story = { tags: ['wide'] };
export const ConfirmedOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const ConfirmedOwner: Story = of(
  exampleBooking({
    role: 'owner',
    deposit: 50_000,
    contact: { firstName: 'Léa', lastName: 'Weber', phonePrefix: '+352', phoneNumber: '621 123 456' },
  }),
);
export const Held: Story = of(
  exampleBooking({ state: 'held', deadline: exampleDeadline('hold', 690), actionArray: ['pay'] }),
);
export const RequestedGuest: Story = of(exampleRequest('guest'));
export const RequestedOwner: Story = of(exampleRequest('owner'));
export const RequestedOwnerGerman: Story = {
  ...of(exampleRequest('owner')),
  tags: ['phone'],
  globals: { locale: 'de' },
};
export const Accepting: Story = { args: { booking: exampleRequest('owner'), pending: 'accept' } };
export const AcceptFailed: Story = {
  args: {
    booking: exampleRequest('owner'),
    failure: { action: 'accept', code: 'unreachable', message: undefined },
  },
};
export const PaymentDueGuest: Story = of(
  exampleBooking({ deadline: exampleDeadline('payment', 80_000), actionArray: ['pay', 'cancel'] }),
);
export const PaymentDueOwner: Story = of(
  exampleBooking({ role: 'owner', deadline: exampleDeadline('payment', 80_000), actionArray: ['cancel'] }),
);
export const InStayGuest: Story = of(
  exampleBooking({ state: 'in-stay', serverTime: '2030-06-07T10:00:00.000Z' }),
);
export const InStayOwner: Story = of(
  exampleBooking({
    state: 'in-stay',
    role: 'owner',
    serverTime: '2030-06-07T10:00:00.000Z',
    actionArray: ['cancel', 'report-no-show'],
  }),
);
export const CompletedGuest: Story = ended('completed');
export const CompletedOwner: Story = ended('completed', { role: 'owner' });
export const HoldExpired: Story = ended('hold-expired');
export const RequestExpiredGuest: Story = ended('request-expired');
export const RequestExpiredOwner: Story = ended('request-expired', { role: 'owner' });
export const DeclinedGuest: Story = ended('declined', {
  eventArray: [
    ...exampleRequest('guest').eventArray,
    {
      transition: 'declined',
      actor: 'owner',
      at: '2030-04-08T08:30:00.000Z',
      reason: 'The roof is being repaired.',
    },
  ],
});
export const DeclinedOwner: Story = ended('declined', { role: 'owner' });
export const WithdrawnGuest: Story = ended('withdrawn');
export const WithdrawnOwner: Story = ended('withdrawn', { role: 'owner' });
export const CancelledGuest: Story = ended('cancelled', { refundTotal: 28_200, deposit: 50_000 });
export const CancelledWithoutRefund: Story = ended('cancelled', { refundTotal: 0 });
export const CancelledOwner: Story = ended('cancelled', {
  role: 'owner',
  refundTotal: 28_200,
  refundedTotal: 28_200,
});
export const CancelledByHost: Story = ended('cancelled', {
  refundTotal: 68_476,
  eventArray: [
    ...exampleBooking().eventArray,
    {
      transition: 'cancelled',
      actor: 'owner',
      at: '2030-04-08T08:30:00.000Z',
      reason: 'The heating broke and cannot be repaired in time.',
    },
  ],
});
export const AcrossNewYear: Story = of(
  exampleBooking({ arrivalDate: '2030-12-28', departureDate: '2031-01-05' }),
);
export const NoShowGuest: Story = of(
  exampleBooking({
    state: 'no-show',
    deadline: exampleDeadline('no-show-objection', 50_000),
    actionArray: ['object-to-no-show'],
  }),
);
export const NoShowOwner: Story = of(
  exampleBooking({
    role: 'owner',
    state: 'no-show',
    deadline: exampleDeadline('no-show-objection', 50_000),
    actionArray: [],
  }),
);
export const NoShowSettledGuest: Story = ended('no-show', { refundedTotal: 17_600 });
export const NoShowSettledOwner: Story = ended('no-show', { role: 'owner', refundedTotal: 17_600 });
export const DisputedGuest: Story = ended('disputed', { dispute: exampleDispute() });
export const DisputedOwner: Story = ended('disputed', { role: 'owner', dispute: exampleDispute() });
export const DisputeWonOwner: Story = ended('completed', {
  role: 'owner',
  dispute: exampleDispute({ state: 'won', closedAt: '2030-07-01T09:00:00.000Z' }),
});
export const DisputeLostGuest: Story = ended('completed', {
  refundedTotal: 68_476,
  dispute: exampleDispute({ state: 'lost', closedAt: '2030-07-01T09:00:00.000Z' }),
});
export const DisputeLostOwner: Story = ended('completed', {
  role: 'owner',
  dispute: exampleDispute({ state: 'lost', closedAt: '2030-07-01T09:00:00.000Z', owed: 58_685 }),
  refundedTotal: 68_476,
});
export const DepositDue: Story = of(
  exampleBooking({
    actionArray: ['cancel', 'secure-deposit'],
    depositStatus: exampleDeposit({ state: 'due', claimUntil: null }),
  }),
);
export const DepositDueOwner: Story = of(
  exampleBooking({ role: 'owner', depositStatus: exampleDeposit({ state: 'due', claimUntil: null }) }),
);
export const DepositAuthorised: Story = of(exampleBooking({ depositStatus: exampleDeposit() }));
export const DepositClaimable: Story = ended('completed', {
  role: 'owner',
  actionArray: ['claim-deposit'],
  depositStatus: exampleDeposit(),
});
const claimed = { claim: exampleClaim, answerUntil: '2030-06-14T09:00:00.000Z' };
export const DepositClaimed: Story = ended('completed', {
  actionArray: ['answer-deposit'],
  depositStatus: exampleDeposit({ state: 'claimed', ...claimed }),
});
export const DepositClaimedOwner: Story = ended('completed', {
  role: 'owner',
  depositStatus: exampleDeposit({ state: 'claimed', ...claimed }),
});
export const DepositAnsweredGerman: Story = {
  ...ended('completed', {
    role: 'owner',
    depositStatus: exampleDeposit({
      state: 'answered',
      claim: exampleClaim,
      answer: { isAccepted: false, text: 'It was broken before.', at: '2030-06-12T09:00:00.000Z' },
    }),
  }),
  globals: { locale: 'de' },
};
export const DepositCaptured: Story = ended('completed', {
  depositStatus: exampleDeposit({
    state: 'captured',
    claim: exampleClaim,
    captured: 5000,
    settlementReason: 'The lamp was ten years old.',
  }),
});
export const DepositReleased: Story = ended('completed', {
  depositStatus: exampleDeposit({ state: 'released', captured: 0 }),
});
export const DepositLapsedOwner: Story = ended('completed', {
  role: 'owner',
  depositStatus: exampleDeposit({ state: 'lapsed', claimUntil: null }),
});
export const ChangeProposed: Story = of(exampleBooking({ actionArray: ['cancel'], change: exampleChange() }));
export const ChangeToPay: Story = of(
  exampleBooking({
    actionArray: ['cancel'],
    change: exampleChange({ proposedBy: 'guest', isPaymentNeeded: true }),
  }),
);
export const ChangeOwnGerman: Story = {
  ...of(exampleBooking({ role: 'owner', actionArray: ['cancel'], change: exampleChange() })),
  tags: ['phone'],
  globals: { locale: 'de' },
};

export const AgreedElsewhere: Story = of(
  exampleBooking({
    quote: { ...exampleBooking().quote, nightCountByPriceMap: {}, lineArray: [], total: 0 },
    paidTotal: 0,
    actionArray: ['cancel'],
  }),
);

export const Loading: Story = { args: { booking: undefined } };
export const Missing: Story = { args: { booking: undefined, problem: 'missing' } };
export const Offline: Story = { args: { booking: undefined, problem: 'offline' } };
export const Failed: Story = { args: { booking: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'offline' } };

/** German's long words in everything that people write. */
export const LongWords: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  args: {
    booking: exampleBooking({
      role: 'owner',
      message: `${'Dampfschifffahrtsgesellschaftskapitänsmütze'.repeat(2)}. Bis bald`,
      home: {
        ...exampleBooking().home,
        title: 'Dachgeschosswohnungsbesichtigungstermin in der Donaudampfschifffahrtsgesellschaftsstraße',
        cityName: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
      },
      person: {
        ...exampleBooking().person,
        firstName: 'Wolfeschlegelsteinhausenbergerdorff',
        email: `${'lea-weber-grzeskowiak-'.repeat(3)}@wohnungsvermittlung.example`,
      },
    }),
  },
};

/** The dialog is loaded with its first use. */
const press =
  (index: number): Story['play'] =>
  async ({ canvasElement }) => {
    canvasElement.querySelectorAll<HTMLElement>('header button')[index]?.click();
    await import('../booking-actions/BookingDialog.tsx');
  };

export const Cancelling: Story = { play: press(1) };
export const CancellingGerman: Story = { tags: ['phone'], globals: { locale: 'de' }, play: press(1) };
export const Declining: Story = { ...of(exampleRequest('owner')), play: press(1) };
export const Withdrawing: Story = { ...of(exampleRequest('guest')), play: press(0) };
export const CancellingHost: Story = {
  ...of(exampleBooking({ role: 'owner', actionArray: ['cancel'] })),
  tags: ['phone'],
  globals: { locale: 'de' },
  play: press(0),
};

/** The only dialog that a button below the heading opens. */
const pressDeposit: Story['play'] = async ({ canvasElement }) => {
  canvasElement.querySelector<HTMLElement>('section button[aria-haspopup="dialog"]')?.click();
  await import('../deposit/DepositDialog.tsx');
};

export const ClaimingDeposit: Story = { ...DepositClaimable, play: pressDeposit };
export const AnsweringDepositGerman: Story = {
  ...DepositClaimed,
  tags: ['phone'],
  globals: { locale: 'de' },
  play: pressDeposit,
};
