import { type Booking, VISITOR_SESSION } from '@moien/contract';
import { exampleProperty } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { refusal } from '../examples/booking-service.ts';
import { exampleBooking, exampleNow, exampleToday } from '../examples/example-booking.ts';
import { StoryCheckout, type StoryCheckoutProps } from '../examples/StoryCheckout.tsx';
import { CheckoutView } from './CheckoutView.tsx';
import type { CheckoutProblem } from './checkout-problem.ts';
import { lazyCheckout } from './lazy-checkout.ts';

type Args = Omit<StoryCheckoutProps, 'children'> & { property?: typeof exampleProperty };

const options = [
  { featureTypeId: 150, unitAmount: 1200, basis: 'per-night', maximumQuantity: 4, text: 'Frühstück' },
] as const;
const permissions = { pets: true, smoking: false, parties: false };

function Page({ property = { ...exampleProperty, isInstantBookable: true }, ...story }: Args) {
  const view = { property, featureGroups: [], permissions, bookingOptions: [...options] };
  return (
    <StoryCheckout {...story}>
      <CheckoutView view={view} today={exampleToday} now={exampleNow} />
    </StoryCheckout>
  );
}

const meta: Meta<typeof Page> = {
  title: 'Search/Checkout',
  component: Page,
  loaders: [async () => ({ late: await lazyCheckout.load() })],
};
export default meta;
type Story = StoryObj<typeof Page>;

const problem = (said: CheckoutProblem): Args => ({ prepare: (checkout) => checkout.showProblem(said) });
const offline = () => {
  throw new Error('offline');
};
/** What is held, with a clock that stands still, so that every picture is the same. */
const hold = (changes: Partial<Booking>): Args => ({
  answers: { 'GET /api/bookings/:id': offline },
  prepare: (checkout) =>
    runInAction(() => {
      checkout.held = { booking: { ...exampleBooking, ...changes }, receivedAt: 0 };
    }),
});

export const Instant: Story = {};
export const Request: Story = { args: { property: exampleProperty } };
export const German: Story = { args: { property: exampleProperty }, globals: { locale: 'de' } };
export const GermanOnAPhone: Story = { ...German, tags: ['phone'] };
export const SignedOut: Story = { args: { session: VISITOR_SESSION } };
export const WithoutDates: Story = { args: { search: 'adultCount=2', isPriced: false } };
export const Refused: Story = {
  args: { isPriced: false, answers: { 'POST /api/properties/:id/quote': refusal(409, 'stay-too-short') } },
};
export const RefusedGermanOnAPhone: Story = {
  args: {
    isPriced: false,
    answers: { 'POST /api/properties/:id/quote': refusal(409, 'stay-not-available') },
  },
  globals: { locale: 'de' },
  tags: ['phone'],
};
export const TooManyGuests: Story = {
  args: { isPriced: false, answers: { 'POST /api/properties/:id/quote': refusal(409, 'too-many-guests') } },
};
export const RegistrationNumberMissing: Story = {
  args: {
    isPriced: false,
    answers: { 'POST /api/properties/:id/quote': refusal(409, 'registration-number-missing') },
  },
};
export const PriceFailed: Story = {
  args: { isPriced: false, answers: { 'POST /api/properties/:id/quote': offline } },
};
export const OtherDatesHeld: Story = {
  args: hold({ arrivalDate: '2030-05-01', departureDate: '2030-05-04', deadline: null }),
};
export const Declined: Story = { args: problem({ kind: 'card', failure: 'refused-by-bank' }) };
export const Offline: Story = { args: problem({ kind: 'unreachable' }) };
export const HoldExpired: Story = { args: problem({ kind: 'hold-expired' }) };
export const DatesTaken: Story = {
  args: problem({ kind: 'dates-taken', next: { arrivalDate: '2030-04-24', departureDate: '2030-04-27' } }),
};
export const PriceChanged: Story = {
  args: problem({ kind: 'price-changed', before: 48_000, after: 53_424, currency: 'EUR' }),
};
export const Paying: Story = {
  args: {
    prepare: (checkout) =>
      runInAction(() => {
        checkout.step = 'paying';
      }),
  },
};
export const HeldUntilNow: Story = {
  args: hold({ deadline: { kind: 'hold', endsAt: '2030-04-07T12:15:00.000Z', secondsLeft: 0 } }),
};
export const NotByTheNight: Story = {
  args: { property: { ...exampleProperty, isAvailableForShortTerm: false } },
};
/** Nothing is sent: the fields say what is missing. */
export const SentEmpty: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLButtonElement>('[type=submit]')?.click(),
};
